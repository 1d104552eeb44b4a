import { type CheckoutSnapshot, selectPackages } from '@ironcart/checkout-machines';
import { sum } from '@ironcart/core/money';
import { isPickupRate, type ShippingRate, selectRates } from '@ironcart/core/shipping';
import { allPackages } from './checkout-request.ts';

/** The id of the option with the store's selection for each package; not a shipping code. */
const storesChoice = 'store_choice';

const codesOf = (rates: readonly ShippingRate[]): string =>
  rates
    .map(({ packageNumber, shippingCode }) => `${packageNumber} ${shippingCode}`)
    .toSorted()
    .join();

/**
 * All packages of an order combined into one group, for a platform that shows only one: an option is a shipping method,
 * used for each package that has it; the others use the store's selection. Its cost is the sum for all packages.
 */
export const groupOfAll = (snapshot: CheckoutSnapshot, lineIds: readonly string[]) => {
  const packages = selectPackages(snapshot);
  const { site } = snapshot.context;
  const rates = packages.flatMap((each) => each.rates.filter((rate) => !isPickupRate(rate)));
  const quote = { transactionId: '', rates, split: [] };
  const terms = { mode: 'fewestPackages', site } as const;
  const codes = [...new Set(rates.map(({ shippingCode }) => shippingCode)), storesChoice];
  // Two codes with the same effective selection are one option.
  const ways = new Map<string, { readonly id: string; readonly chosen: readonly ShippingRate[] }>();
  for (const id of codes) {
    const chosen = selectRates(quote, terms, id);
    if (!ways.has(codesOf(chosen))) ways.set(codesOf(chosen), { id, chosen });
  }
  return {
    id: allPackages,
    line_item_ids: lineIds,
    options: [...ways.values()].map(({ id, chosen }) => ({
      id,
      title: [...new Set(chosen.map(({ label }) => label))].join(' and '),
      description: `In ${packages.length} packages`,
      totals: [{ type: 'total', amount: sum(chosen.map(({ amount }) => amount)) }],
    })),
    selected_option_id: ways.get(codesOf(packages.flatMap(({ selected }) => selected ?? [])))?.id ?? null,
  };
};
