import { type CheckoutSnapshot, selectPackages } from '@ironcart/checkout-machines';
import { sum } from '@ironcart/core/money';
import { isPickupRate, type ShippingRate, selectRates } from '@ironcart/core/shipping';
import { allPackages } from './checkout-request.ts';

/** The id of the option in which the store chooses for each package; it is no shipping code. */
const storesChoice = 'store_choice';

const codesOf = (rates: readonly ShippingRate[]): string =>
  rates
    .map(({ packageNumber, shippingCode }) => `${packageNumber} ${shippingCode}`)
    .toSorted()
    .join();

/**
 * All packages of an order as one group, for a platform that shows one: an option is a way to ship, which each package takes
 * that has it; the others go as the store chooses. It costs what all packages cost together.
 */
export const groupOfAll = (snapshot: CheckoutSnapshot, lineIds: readonly string[]) => {
  const packages = selectPackages(snapshot);
  const { site } = snapshot.context;
  const rates = packages.flatMap((each) => each.rates.filter((rate) => !isPickupRate(rate)));
  const quote = { transactionId: '', rates, split: [] };
  const terms = { mode: 'fewestPackages', site } as const;
  const codes = [...new Set(rates.map(({ shippingCode }) => shippingCode)), storesChoice];
  // Two codes that lead to the same ways are one option.
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
