import { type Money, parseMoney } from '@ironcart/core/money';
import { isAttributeOn, type ProductAttributes } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { parseInstant, parseLastInstant } from './parse-instant.ts';

/** The price of an active promotion, and the number of pieces left at it. */
export interface ActivePromo {
  readonly price: Money;
  /** Undefined without a limit. */
  readonly quantity: number | undefined;
}

/** A promotion parsed from a product's attributes. */
export interface PromoTerms {
  readonly isEnabled: boolean;
  /** Milliseconds since the epoch; -Infinity without a start. */
  readonly fromMs: number;
  /** Milliseconds since the epoch; Infinity without an end. */
  readonly toMs: number;
  /** Whether its quantity is limited, and missing, invalid or used up (S4-promo-04). */
  readonly isSoldOut: boolean;
  /** The price while it is active; undefined if the price is invalid. */
  readonly gives: ActivePromo | undefined;
}

/**
 * Whether an enabled promotion applies at a time: between its dates, both inclusive, and not sold out
 * (S4-promo-02..05).
 * @param nowMs milliseconds since the epoch
 */
export const isPromoActive = ({ fromMs, toMs, isSoldOut }: PromoTerms, nowMs: number): boolean =>
  nowMs >= fromMs && nowMs <= toMs && !isSoldOut;

const quantityOf = (value: ProductAttributes[string] | undefined): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
};

/** The texts that exports write for a missing date. */
const noDates: readonly unknown[] = [undefined, null, false, '', '0000-00-00', '0000-00-00 00:00:00'];

const isMissing = (value: unknown): boolean => noDates.includes(typeof value === 'string' ? value.trim() : value);

/** A missing date leaves that side open; an invalid date disables the promotion. */
const momentOf = (
  value: ProductAttributes[string] | undefined,
  parse: (value: unknown) => number | undefined,
  otherwise: { readonly missing: number; readonly unreadable: number },
): number => (isMissing(value) ? otherwise.missing : (parse(value) ?? otherwise.unreadable));

/** Parses the promotion in a product's attributes (S3-attr-01). */
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

/** Attributes are immutable after a product is loaded, so each promotion is parsed once, not once per line. */
const termsByAttributes = new WeakMap<ProductAttributes, PromoTerms>();

/** Most products have no promotion; checking one attribute avoids the rest of the work. */
export const isPlainlyOff = (attributes: ProductAttributes): boolean => {
  const { rogue_promo_enabled: flag } = requireObject(attributes, 'attributes');
  return !flag || flag === '0';
};

/** The promotion in a product's attributes if it can determine a price: it is enabled and its price is valid. */
export const readablePromo = (attributes: ProductAttributes): PromoTerms | undefined => {
  if (isPlainlyOff(attributes)) return undefined;
  const terms = promoTermsOf(attributes);
  return terms.isEnabled && terms.gives ? terms : undefined;
};

/** The terms of the promotion in a product's attributes, cached by the attributes object. */
export const promoTermsOf = (attributes: ProductAttributes): PromoTerms => {
  const known = termsByAttributes.get(attributes);
  if (known) return known;
  const terms = readTerms(attributes);
  termsByAttributes.set(attributes, terms);
  return terms;
};
