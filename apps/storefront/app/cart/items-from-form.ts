import type { NewLineItem } from '@ironcart/api/codec';
import {
  type AxisChoice,
  type ChosenOptions,
  chosenChildId,
  type GiftCardMetadata,
  giftCardMetadata,
  type Product,
  parseMoney,
  readNumber,
} from '@ironcart/core';
import { ownAmountValue } from '@ironcart/react-ui';
import { redeemQueryName } from '../product/product-choice.ts';
import { withArticle } from '../product/with-article.ts';

/** Fields of the product form are called after what they choose. */
export const optionField = (optionId: number): string => `option-${optionId}`;
export const bundleField = (optionId: number): string => `bundle-${optionId}`;
export const groupedField = (productId: number): string => `qty-${productId}`;

/** What the form asks for, or why it cannot be read as an item: the shopper has to choose first. */
export type ItemsFromForm =
  | { readonly ok: true; readonly items: readonly NewLineItem[] }
  | { readonly ok: false; readonly code: 'choose_options' | 'choose_quantity'; readonly message: string };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const wholeNumber = (text: string, otherwise: number): number =>
  /^\d{1,9}$/.test(text) ? Number.parseInt(text, 10) : otherwise;

/** The values that the form chooses on a configurable's axes, by attribute. */
export const axisChoice = (product: Pick<Product, 'axes'>, form: Pick<FormData, 'get'>): AxisChoice =>
  Object.fromEntries(
    product.axes.flatMap(({ attribute }) => {
      const value = form.get(attribute);
      return typeof value === 'string' && value !== '' ? [[attribute, value]] : [];
    }),
  );

const customOptions = (product: Product, form: FormData): ChosenOptions =>
  Object.fromEntries(
    product.customOptions.flatMap(({ id, type }): [string, ChosenOptions[string]][] => {
      const values = form.getAll(optionField(id)).filter((value) => typeof value === 'string' && value !== '');
      if (values.length === 0) return [];
      if (type === 'area') return [[String(id), String(values[0])]];
      const ids = values.map(Number).filter(Number.isSafeInteger);
      return [[String(id), type === 'checkbox' || type === 'multiple' ? ids : (ids[0] ?? '')]];
    }),
  );

const bundleChildren = (product: Product, form: FormData): readonly NewLineItem[] =>
  product.bundleOptions.flatMap((option) => {
    const chosenId = wholeNumber(textOf(form, bundleField(option.id)), 0);
    const value = option.values.find(({ productId }) => productId === chosenId);
    if (value === undefined) return [];
    const chosen = { productId: chosenId, qty: value.defaultQty, metadata: { bundleOptionId: option.id } };
    const { includedProductId } = option;
    return includedProductId === null
      ? [chosen]
      : [chosen, { productId: includedProductId, qty: 1, metadata: { freeBundleOptionId: option.id } }];
  });

/** An amount as people type it: '62.50', '62,5', '$50', '1,000.00' and '1.000,00'; nobody types tenths of a cent. */
const typedAmount = (text: string) =>
  parseMoney(readNumber(text.replace(/\p{Sc}/gu, ''), { comma: 'thousands', point: 'thousands' }));

const giftCard = (product: Product, form: FormData): GiftCardMetadata => {
  const amount = textOf(form, 'amount');
  const own = typedAmount(textOf(form, 'customAmount'));
  const given = (name: string) => textOf(form, name) || undefined;
  const isByPost = product.giftcardData?.type === 'combined' && given('delivery') === 'physical';
  const chosen = {
    ...(isByPost ? { delivery: 'physical' as const } : {}),
    design: given('design'),
    ...(amount === ownAmountValue
      ? { customAmount: typeof own === 'number' ? own : 0 }
      : { amount: wholeNumber(amount, 0) }),
    message: given('message'),
    recipientName: given('recipientName'),
    recipientEmail: given('recipientEmail'),
    senderName: given('senderName'),
    senderEmail: given('senderEmail'),
  };
  return giftCardMetadata(chosen, product.giftcardData);
};

const groupedItems = (product: Product, form: FormData): ItemsFromForm => {
  const items = product.childrenIds.flatMap((productId): NewLineItem[] => {
    const qty = wholeNumber(textOf(form, groupedField(productId)), 0);
    return qty === 0 ? [] : [{ productId, qty, metadata: { groupedProductId: product.productId } }];
  });
  return items.length > 0
    ? { ok: true, items }
    : { ok: false, code: 'choose_quantity', message: 'Choose how many of each piece you want.' };
};

/**
 * Reads a product page's form as the items it adds to the cart. It reads, it does not judge: prices, required
 * options and stock are decided where the cart is kept.
 */
export const itemsFromForm = (product: Product, form: FormData): ItemsFromForm => {
  if (product.type === 'grouped') return groupedItems(product, form);
  const recipeId = textOf(form, 'rid');
  const redeemed = textOf(form, redeemQueryName) === '1' ? { redeem: true } : {};
  const item = {
    productId: product.productId,
    qty: Math.max(1, wholeNumber(textOf(form, 'qty'), 1)),
    options: customOptions(product, form),
    metadata: {
      ...(recipeId === '' ? {} : { recipeId }),
      ...redeemed,
      ...(product.type === 'giftcard' ? { giftcard: giftCard(product, form) } : {}),
    },
  };
  if (product.type === 'bundle') return { ok: true, items: [{ ...item, children: bundleChildren(product, form) }] };
  if (product.type !== 'configurable') return { ok: true, items: [item] };
  const childId = chosenChildId(product, axisChoice(product, form));
  if (childId === undefined) {
    const labels = product.axes.map(({ label }) => withArticle(label)).join(' and ');
    return { ok: false, code: 'choose_options', message: `Choose ${labels} that can be had together.` };
  }
  return { ok: true, items: [{ ...item, children: [{ productId: childId, qty: 1, metadata: redeemed }] }] };
};
