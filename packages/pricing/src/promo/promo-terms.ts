import { type Money, parseMoney } from '@ironcart/core/money';
import { isAttributeOn, type ProductAttributes } from '@ironcart/core/product';
import { parseInstant, parseLastInstant } from './parse-instant.ts';

/** What an active promotion gives a product: its price, and how many are left at it. */
export interface ActivePromo {
  readonly price: Money;
  /** undefined: without a limit. */
  readonly quantity: number | undefined;
}

/** A promotion as a product's attributes describe it, with its texts read. */
export interface PromoTerms {
  readonly isEnabled: boolean;
  /** Milliseconds since the epoch; -Infinity where that side is open. */
  readonly fromMs: number;
  /** Milliseconds since the epoch; Infinity where that side is open. */
  readonly toMs: number;
  /** Whether its quantity is limited, and missing, no number or used up (S4-promo-04). */
  readonly isSoldOut: boolean;
  /** What it gives while it is active; undefined without a readable price. */
  readonly gives: ActivePromo | undefined;
}

/**
 * Whether an enabled promotion counts at a moment: not before its from date, not after its to date, not sold out
 * (S4-promo-02..05). At exactly either date it does.
 * @param nowMs milliseconds since the epoch
 */
export const isPromoActive = ({ fromMs, toMs, isSoldOut }: PromoTerms, nowMs: number): boolean =>
  nowMs >= fromMs && nowMs <= toMs && !isSoldOut;

const quantityOf = (value: ProductAttributes[string] | undefined): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
};

/** What exports write where there is no date. */
const noDates: readonly unknown[] = [undefined, null, false, '', '0000-00-00', '0000-00-00 00:00:00'];

const isMissing = (value: unknown): boolean => noDates.includes(typeof value === 'string' ? value.trim() : value);

/** A date that is left out leaves its side open; one that nobody can read starts, or keeps running, no promotion. */
const momentOf = (
  value: ProductAttributes[string] | undefined,
  parse: (value: unknown) => number | undefined,
  otherwise: { readonly missing: number; readonly unreadable: number },
): number => (isMissing(value) ? otherwise.missing : (parse(value) ?? otherwise.unreadable));

/** Reads a promotion from the attributes of a product (S3-attr-01). */
const readTerms = (attributes: ProductAttributes): PromoTerms => {
  const isLimited = isAttributeOn(attributes, 'rogue_promo_qty_enable');
  const quantity = isLimited ? quantityOf(attributes.rogue_promo_qty) : undefined;
  const price = parseMoney(attributes.rogue_promo_price);
  return {
    isEnabled: isAttributeOn(attributes, 'rogue_promo_enabled'),
    fromMs: momentOf(attributes.rogue_promo_from_date, parseInstant, {
      missing: Number.NEGATIVE_INFINITY,
      unreadable: Number.POSITIVE_INFINITY,
    }),
    toMs: momentOf(attributes.rogue_promo_to_date, parseLastInstant, {
      missing: Number.POSITIVE_INFINITY,
      unreadable: Number.NEGATIVE_INFINITY,
    }),
    isSoldOut: quantity !== undefined && !(quantity > 0),
    gives: price.ok && price.value >= 0 ? { price: price.value, quantity } : undefined,
  };
};

/** Attributes never change once a product is loaded, so that each promotion's texts are read once, not per line. */
const termsByAttributes = new WeakMap<ProductAttributes, PromoTerms>();

/** Most products have no promotion: a look at one attribute spares them the rest. */
export const isPlainlyOff = ({ rogue_promo_enabled: flag }: ProductAttributes): boolean => !flag || flag === '0';

/** The promotion in a product's attributes where it could give a price: it is enabled, and its price can be read. */
export const readablePromo = (attributes: ProductAttributes): PromoTerms | undefined => {
  if (isPlainlyOff(attributes)) return undefined;
  const terms = promoTermsOf(attributes);
  return terms.isEnabled && terms.gives ? terms : undefined;
};

/** The terms of the promotion in a product's attributes; the same attributes object is read only once. */
export const promoTermsOf = (attributes: ProductAttributes): PromoTerms => {
  const known = termsByAttributes.get(attributes);
  if (known) return known;
  const terms = readTerms(attributes);
  termsByAttributes.set(attributes, terms);
  return terms;
};
