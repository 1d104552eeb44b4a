import { type Money, type MoneyIssue, parseMoney, zero } from '@ironcart/core/money';
import { createProduct, type Product } from '@ironcart/core/product';
import type { PriceDiscount } from '@ironcart/pricing';
import type { ExplainRequest } from '@ironcart/pricing/trace';
import type { LabCart, LabProduct, Reduction } from './lab-cart.ts';

/** A field that is no amount, named as the form names it. */
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
  return createProduct({
    productId: at + 1,
    name: lab.name,
    listPrice: amount(`${lab.name}, list price`, lab.list),
    ...(salePrice !== undefined && { salePrice }),
    ...(groupPrice !== undefined && { groupPrice }),
    attributes: { ...promotion },
  });
};

/** An amount of money is read here; the packages judge a percentage. */
const reductionOf = ({ kind, value }: Reduction, field: string, amount: ReadAmount): PriceDiscount | undefined => {
  if (kind === 'none') return undefined;
  return kind === 'percent' ? { kind, percent: value.trim() } : { kind, amount: amount(field, value) };
};

/** Reads the form. Quantities, groups and percentages go to the packages as they are, which refuse what is wrong. */
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
    items: cart.lines.map(({ product, qty, redeems }, at) => ({
      listItemId: `line-${at + 1}`,
      productId: product + 1,
      qty: Number(qty),
      options: {},
      metadata: redeems ? { redeem: true } : {},
      children: [],
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
