import type { LineItem } from '@ironcart/core/list';
import { type Money, type MoneyIssue, parseMoney, zero } from '@ironcart/core/money';
import { type BundleOption, bundlePartsOf, createProduct, type Product } from '@ironcart/core/product';
import type { PriceDiscount } from '@ironcart/pricing';
import type { ExplainRequest } from '@ironcart/pricing/trace';
import type { LabCart, LabLine, LabProduct, Reduction } from './lab-cart.ts';

/** A field that is not an amount, with its name in the form. */
export interface UnreadField {
  readonly field: string;
  readonly received: string;
  readonly code: MoneyIssue['code'];
}

/** The request of `quoteCart` and `explain`, or the fields that cannot be read. */
export type LabRequest =
  | { readonly ok: true; readonly request: ExplainRequest }
  | { readonly ok: false; readonly unread: readonly UnreadField[] };

type ReadAmount = (field: string, text: string) => Money;

/** Each part of a bundle is an option that the shopper may omit; a percentage has two decimals, like an amount. */
const bundleOptionsOf = ({ name, parts }: LabProduct, amount: ReadAmount): readonly BundleOption[] =>
  parts.map(({ product, qty, kind, price }, at) => ({
    id: at + 1,
    title: `Part ${at + 1}`,
    isRequired: false,
    includedProductId: null,
    values: [
      {
        productId: product + 1,
        priceType: kind === 'percent' ? 'percent' : 'fixed',
        price: kind === 'own' ? undefined : amount(`${name}, price of part ${at + 1}`, price),
        defaultQty: Number(qty),
        canChangeQty: false,
        isDefault: true,
      },
    ],
  }));

const productOf = (lab: LabProduct, at: number, amount: ReadAmount): Product => {
  const optional = (field: string, text: string) => (text.trim() === '' ? undefined : amount(field, text));
  const promotion = lab.promotion.trim() !== '' && {
    rogue_promo_enabled: '1',
    rogue_promo_price: lab.promotion.trim(),
    rogue_promo_from_date: lab.promotionFrom && `${lab.promotionFrom}Z`,
    rogue_promo_to_date: lab.promotionTo && `${lab.promotionTo}Z`,
  };
  if (promotion) amount(`${lab.name}, promotion price`, lab.promotion);
  const salePrice = optional(`${lab.name}, sale price`, lab.sale);
  const groupPrice = optional(`${lab.name}, group price`, lab.group);
  const facts = {
    productId: at + 1,
    name: lab.name,
    listPrice: amount(`${lab.name}, list price`, lab.list),
    ...(salePrice !== undefined && { salePrice }),
    ...(groupPrice !== undefined && { groupPrice }),
    attributes: { ...promotion },
    weight: lab.weight.trim() === '' ? 0 : amount(`${lab.name}, weight`, lab.weight) / 100,
    hundoPricing: lab.tiers.map(({ from, off }, index) => ({
      ruleWeight: amount(`${lab.name}, weight of tier ${index + 1}`, from) / 100,
      discountPerLb: amount(`${lab.name}, discount of tier ${index + 1}`, off),
    })),
  };
  if (lab.parts.length === 0) return createProduct(facts);
  const childrenIds = lab.parts.map(({ product }) => product + 1);
  return createProduct({ ...facts, type: 'bundle', childrenIds, bundleOptions: bundleOptionsOf(lab, amount) });
};

/** The children of a line: the parts of its bundle without the omitted ones. */
const childrenOf = (product: Product | undefined, { without }: LabLine, at: number): readonly LineItem[] => {
  if (product?.type !== 'bundle') return [];
  const chosen = product.bundleOptions.filter((_, index) => !without.includes(index));
  const choice = Object.fromEntries(chosen.map(({ id, values }) => [id, values[0]?.productId]));
  return bundlePartsOf(chosen, choice).map((part, index) => ({
    ...part,
    listItemId: `line-${at + 1}-${index + 1}`,
    options: {},
    children: [],
  }));
};

/** An amount of money is parsed here; the packages validate percentages. */
const reductionOf = ({ kind, value }: Reduction, field: string, amount: ReadAmount): PriceDiscount | undefined => {
  if (kind === 'none') return undefined;
  return kind === 'percent' ? { kind, percent: value.trim() } : { kind, amount: amount(field, value) };
};

/** Parses the form. Quantities, groups and percentages are passed unchanged to the packages, which validate them. */
export const requestOf = (cart: LabCart): LabRequest => {
  const unread: UnreadField[] = [];
  const amount: ReadAmount = (field, text) => {
    const read = parseMoney(text.trim());
    if (read.ok) return read.value;
    unread.push({ field, received: text, code: read.issues[0].code });
    return zero;
  };
  const products = cart.products.map((product, at) => productOf(product, at, amount));
  const ticket = reductionOf(cart.ticket, 'Ticket', amount);
  const orderDiscount = reductionOf(cart.orderDiscount, 'Order discount', amount);
  const remainingUses = cart.ticket.uses.trim() === '' ? undefined : Number(cart.ticket.uses);
  const request: ExplainRequest = {
    items: cart.lines.map((line, at) => ({
      listItemId: `line-${at + 1}`,
      productId: line.product + 1,
      qty: Number(line.qty),
      options: {},
      metadata: line.redeems ? { redeem: true } : {},
      children: childrenOf(products[line.product], line, at),
    })),
    products: new Map(products.map((product) => [product.productId, product])),
    shopper: {
      groupId: Number(cart.groupId),
      ...(ticket && { earned: new Map([[cart.ticket.product + 1, { ...ticket, remainingUses }]]) }),
    },
    now: Date.parse(`${cart.moment}Z`),
    rounding: cart.rounding,
    orderDiscount,
    order: { shippingAmounts: [amount('Shipping', cart.shipping)], itemTax: amount('Tax', cart.tax) },
  };
  return unread.length > 0 ? { ok: false, unread } : { ok: true, request };
};
