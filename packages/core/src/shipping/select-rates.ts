import { requireArray, requireFields, requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';
import { isPickupRate } from './pickup.ts';
import type { RateQuote, ShippingMode, ShippingRate } from './rate.ts';

/** One package of an order with its shipping methods. */
export interface ShippingPackage {
  readonly packageNumber: number;
  readonly rates: readonly ShippingRate[];
}

/** The facts that determine which rates of a quote apply. */
export interface RateTerms {
  readonly mode: ShippingMode;
  readonly site: Pick<Site, 'isShippedTogether' | 'defaultShippingCode'>;
  /** Whether the order contains an item that ships separately (S9-ship-02). */
  readonly hasHeavyDirect?: boolean | undefined;
}

/** The shipping mode of an order; the GBR site supports only fewest packages (S9-ship-01). */
export const shippingModeOf = (site: Pick<Site, 'isShippedTogether'>, wanted: ShippingMode): ShippingMode => {
  requireObject(site, 'site');
  return site.isShippedTogether ? 'fewestPackages' : wanted;
};

/** Whether the rating call may split the order into packages; never for GBR (READINGS A13). */
export const allowsSplit = (terms: RateTerms): boolean => {
  requireFields(terms, 'terms', { site: 'object' });
  const { mode, site, hasHeavyDirect = false } = terms;
  return !site.isShippedTogether && (hasHeavyDirect || mode === 'fastest');
};

/**
 * The rates that apply (READINGS A13): those of the split if the order may be split, otherwise those of the merged
 * shipment; if that list is empty, the other one. GBR's merged list is `rates`, in which the quoting backend has
 * combined the packages. Never both `rates` and `split`, because each contains the whole order and the shopper would
 * pay twice.
 */
const applicableRates = (quote: RateQuote, terms: RateTerms): readonly ShippingRate[] => {
  const [applicable, other] = allowsSplit(terms) ? [quote.split, quote.rates] : [quote.rates, quote.split];
  return applicable.length > 0 ? applicable : other;
};

const namesOf = ({ shippingCode, label, carrier }: ShippingRate): string =>
  JSON.stringify([shippingCode, label, carrier]);

/**
 * Compares rates: cheapest first, then by code, label and carrier, so that the order of the response does not matter.
 */
const isBefore = (left: ShippingRate, right: ShippingRate): boolean =>
  left.amount === right.amount ? namesOf(left) < namesOf(right) : left.amount < right.amount;

/**
 * Groups a quote's rates by package, in the order of the response. If a package has the same shipping code twice, the
 * cheaper rate is kept.
 */
export const packagesOf = (quote: RateQuote, terms: RateTerms): readonly ShippingPackage[] => {
  requireObject(quote, 'quote');
  requireObject(terms, 'terms');
  const byNumber = new Map<number, Map<string, ShippingRate>>();
  for (const rate of applicableRates(quote, terms)) {
    const rates = byNumber.get(rate.packageNumber) ?? new Map<string, ShippingRate>();
    const known = rates.get(rate.shippingCode);
    if (!known || isBefore(rate, known)) rates.set(rate.shippingCode, rate);
    byNumber.set(rate.packageNumber, rates);
  }
  return [...byNumber]
    .toSorted(([left], [right]) => left - right)
    .map(([packageNumber, rates]) => ({ packageNumber, rates: [...rates.values()] }));
};

/** The requested shipping codes: one for all packages, or one per package number. */
export type RequestedCodes = string | ReadonlyMap<number, string> | undefined;

const requestedCodeOf = (requested: RequestedCodes, packageNumber: number): string | undefined =>
  typeof requested === 'object' ? requested.get(packageNumber) : requested;

const cheapestOf = (rates: readonly ShippingRate[]): ShippingRate | undefined => {
  let cheapest: ShippingRate | undefined;
  for (const rate of rates) if (!cheapest || isBefore(rate, cheapest)) cheapest = rate;
  return cheapest;
};

/**
 * The selected rate of each package (S4-method): the requested code, else the site's default, else the cheapest. Pickup
 * is selected only on request, because it determines where the order is taxed. A package may end up without a rate;
 * check `hasRateForEachPackage`. The order of the rates in the response does not matter.
 */
export const selectRates = (
  quote: RateQuote,
  terms: RateTerms,
  requested?: RequestedCodes,
): readonly ShippingRate[] => {
  requireFields(terms, 'terms', { site: 'object' });
  return packagesOf(quote, terms).flatMap(({ packageNumber, rates }) => {
    const requestedCode = requestedCodeOf(requested, packageNumber);
    const shipped = rates.filter((rate) => !isPickupRate(rate));
    const chosen =
      rates.find(({ shippingCode }) => shippingCode === requestedCode) ??
      shipped.find(({ shippingCode }) => shippingCode === terms.site.defaultShippingCode) ??
      cheapestOf(shipped);
    return chosen ? [{ ...chosen, selected: true }] : [];
  });
};

/** Whether every package of the quote has a selected rate, and there is a package at all. */
export const hasRateForEachPackage = (
  quote: RateQuote,
  terms: RateTerms,
  selected: readonly ShippingRate[],
): boolean => {
  requireArray(selected, 'selected');
  const packages = packagesOf(quote, terms);
  return (
    packages.length > 0 &&
    packages.every(({ packageNumber }) => selected.some((rate) => rate.packageNumber === packageNumber))
  );
};
