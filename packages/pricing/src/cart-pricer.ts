import type { LineItem } from '@ironcart/core/list';
import { largestAmount, type Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { termsIssue } from './check-terms.ts';
import type { PricingIssue } from './issues.ts';
import { piecePrice, pricingOf } from './item/piece-price.ts';
import { cartOf, type PreparedCart, prepareCart, type RefusedAt } from './prepare-cart.ts';
import { type CartQuote, quoteCart } from './quote-cart.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { redeemLines } from './redeem-lines.ts';

/** A cart that is priced again line by line, as a shopper changes it. */
export interface CartPricer {
  /** Adds a line at the end, or replaces the one of the same id where it stands. Costs what the line costs. */
  set(item: LineItem): void;
  /** Takes a line out; an id that is not in the cart changes nothing. */
  remove(listItemId: string): void;
  /** Sum of the row totals in minor units, known at any time; undefined while there is an issue. */
  readonly subtotal: Money | undefined;
  /** What is wrong with the cart as it stands, line by line in its order. */
  readonly issues: readonly PricingIssue[];
  /** The cart as `quoteCart` quotes it: linear in its lines, which are not checked again. */
  quote(): CartQuote;
}

interface Entry {
  readonly item: LineItem;
  /** Of two lines the one with the lower position comes first. */
  readonly position: number;
  /** The cart of this line alone. */
  readonly cart: PreparedCart;
  unitPrice: number;
}

const noIssues: readonly PricingIssue[] = [];

const rowTotalOf = ({ cart: { lines }, unitPrice }: Entry): number => unitPrice * (lines[0]?.qty ?? 0);

const mostOf = ({ cart: { lines } }: Entry): number => (lines[0] ? lines[0].most * lines[0].qty : 0);

const inOrder = (entries: ReadonlyMap<string, Entry>): readonly Entry[] =>
  [...entries.values()].toSorted((left, right) => left.position - right.position);

/** One prepared cart of the lines of several. */
const joined = (carts: readonly PreparedCart[]): PreparedCart =>
  cartOf(
    carts.flatMap(({ lines }) => lines),
    carts.flatMap(({ refused }, at) => refused.map((one): RefusedAt => ({ ...one, at }))),
    carts.flatMap(({ redeeming }) => redeeming),
  );

/**
 * Keeps a cart priced while it changes: a changed line costs what one line costs, whatever the size of the cart. Lines
 * that redeem something earned share its uses, so a change of one of them prices all of them again.
 * @param products every product that the cart will hold, the children of configurables and bundles included
 */
export const createCartPricer = (products: ReadonlyMap<number, Product>, terms: QuoteTerms): CartPricer => {
  const unreadable = termsIssue(terms);
  const entries = new Map<string, Entry>();
  const broken = new Set<string>();
  const redeemers = new Map<string, Entry>();
  let nextPosition = 0;
  let subtotal = 0;
  let most = 0;
  let hasUnreadableTicket = false;

  const reprice = (entry: Entry, pricing = pricingOf(terms, undefined)): void => {
    const [line] = entry.cart.lines;
    if (!line) return;
    subtotal -= rowTotalOf(entry);
    entry.unitPrice = piecePrice(line, pricing, 0);
    subtotal += rowTotalOf(entry);
  };

  const redeemAgain = (): void => {
    const redeeming = inOrder(redeemers);
    const { cart, redemptions } = redeemLines(joined(redeeming.map((entry) => entry.cart)), terms.shopper);
    hasUnreadableTicket = cart.refused.length > 0;
    for (const entry of redeeming) reprice(entry, pricingOf(terms, redemptions));
  };

  const takeOut = (listItemId: string): Entry | undefined => {
    const entry = entries.get(listItemId);
    if (!entry) return undefined;
    subtotal -= rowTotalOf(entry);
    most -= mostOf(entry);
    broken.delete(listItemId);
    redeemers.delete(listItemId);
    return entry;
  };

  const wholeCart = (): PreparedCart =>
    // Which line takes the cart beyond the largest amount depends on those before it.
    most > largestAmount
      ? prepareCart({ items: [...entries.values()].map(({ item }) => item), products })
      : joined([...entries.values()].map(({ cart }) => cart));

  const quote = (): CartQuote => quoteCart({ ...terms, cart: wholeCart() });

  const issues = (): readonly PricingIssue[] => {
    if (unreadable) return [unreadable];
    return broken.size > 0 || hasUnreadableTicket || most > largestAmount ? quote().issues : noIssues;
  };

  return {
    set: (item) => {
      const listItemId = typeof item?.listItemId === 'string' ? item.listItemId : '';
      const before = takeOut(listItemId);
      const cart = prepareCart({ items: [item], products });
      const entry: Entry = { item, position: before?.position ?? nextPosition, cart, unitPrice: 0 };
      nextPosition += 1;
      entries.set(listItemId, entry);
      most += mostOf(entry);
      if (cart.lines.length === 0) broken.add(listItemId);
      reprice(entry);
      if (cart.redeeming.length > 0) redeemers.set(listItemId, entry);
      if (cart.redeeming.length > 0 || (before?.cart.redeeming.length ?? 0) > 0) redeemAgain();
    },

    remove: (listItemId) => {
      const before = takeOut(listItemId);
      entries.delete(listItemId);
      if (before && before.cart.redeeming.length > 0) redeemAgain();
    },

    get subtotal() {
      return issues().length > 0 ? undefined : (subtotal as Money);
    },

    get issues() {
      return issues();
    },

    quote,
  };
};
