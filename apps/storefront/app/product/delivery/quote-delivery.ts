import { isApiError } from '@ironcart/api/client';
import type { NewLineItem } from '@ironcart/api/codec';
import { type Address, type AddressField, addressLabel } from '@ironcart/core/address';
import { subdivisionsOf } from '@ironcart/core/address-data';
import type { LineItem } from '@ironcart/core/list';
import { sum } from '@ironcart/core/money';
import { quoteItemsOf } from '@ironcart/core/order';
import { childrenOf, type Product } from '@ironcart/core/product';
import {
  allowsSplit,
  isHeavyDirect,
  isPickupRate,
  isVirtualOrder,
  packagesOf,
  type ShippingPackage,
  shippingModeOf,
} from '@ironcart/core/shipping';
import { pricedLinesOf, quoteCart, toOrderItems } from '@ironcart/pricing';
import type { DeliveryAnswer } from '@ironcart/react-ui';
import { formRefusal } from '../../data/form-refusal.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** The response to the form: the answer, and the regions to choose from if the region is missing. */
export interface AskedDelivery {
  readonly answer: DeliveryAnswer;
  /** The submitted fields. */
  readonly sent: { readonly countryId: string; readonly postcode: string; readonly region: string };
  readonly regions: readonly { readonly value: string; readonly label: string }[];
}

const lineOf = ({ productId, qty, options = {}, metadata = {}, children = [] }: NewLineItem, at: number): LineItem => ({
  listItemId: `asked-${at}`,
  productId,
  qty,
  options,
  metadata: metadata as LineItem['metadata'],
  children: children.map(lineOf),
});

/** The shipping methods of a package, cheapest first, without pickup. */
const shippedWays = ({ rates }: ShippingPackage) =>
  rates
    .filter((rate) => !isPickupRate(rate))
    .toSorted((left, right) => left.amount - right.amount)
    .map(({ label, amount }) => ({ label, amount }));

/** The methods of a single package; for several packages, the cheapest method of each and their total. */
const waysOf = (packages: readonly ShippingPackage[]) => {
  const [only, another] = packages;
  if (only !== undefined && another === undefined) return { ways: shippedWays(only) };
  const ways = packages.flatMap((shipment) =>
    shippedWays(shipment)
      .slice(0, 1)
      .map(({ label, amount }) => ({ label: `Package ${shipment.packageNumber}: ${label}`, amount })),
  );
  return { ways, total: sum(ways.map(({ amount }) => amount)) };
};

const whereTo = ({ countryId, postcode, region }: Address): string => {
  const name = subdivisionsOf(countryId).find(({ code }) => code === region)?.name;
  return name === undefined ? postcode : `${postcode}, ${name}`;
};

const refusedAt = (thrown: unknown, { countryId }: Address): DeliveryAnswer => {
  const invalid = isApiError(thrown, 'invalid_address')
    ? (thrown.details as { readonly issues?: readonly { readonly path: AddressField; readonly message: string }[] })
    : undefined;
  // An invalid postal code also makes the region invalid: only the first error is the shopper's mistake.
  for (const at of ['postcode', 'region'] as const) {
    const issue = invalid?.issues?.find(({ path }) => path === at);
    if (issue) return { kind: 'refused', at, message: issue.message };
  }
  const { message } = formRefusal<'shipping.getRates'>(thrown, {
    invalid_address: `Check the ${addressLabel('postcode', countryId)}.`,
    unknown_country: 'This site does not ship to that country.',
    no_shipping_method: 'None of our carriers takes this there. Write to us, and we look for one.',
  });
  return { kind: 'refused', at: 'postcode', message };
};

/**
 * Quotes the delivery of items, at the rates that checkout offers for them.
 * @throws the call's error, unless it refuses the place
 */
export const quoteDelivery = async (
  { api, site, now }: Pick<RequestContext, 'api' | 'site' | 'now'>,
  product: Product,
  {
    items,
    address,
    groupId,
  }: { readonly items: readonly NewLineItem[]; readonly address: Address; readonly groupId: number },
): Promise<DeliveryAnswer> => {
  const held = [product, ...childrenOf(product)];
  const products = new Map(held.map((each) => [each.productId, each]));
  const { lines, subtotal } = quoteCart({ items: items.map(lineOf), products, shopper: { groupId }, now });
  const priced = toOrderItems(pricedLinesOf(lines));
  if (priced.length < lines.length) {
    return { kind: 'refused', at: 'choice', message: 'Answer every choice above first: delivery depends on it.' };
  }
  if (isVirtualOrder(priced)) return { kind: 'nothingShips' };
  const ids = new Set(
    priced.flatMap(({ productId, children }) => [productId, ...children.map((child) => child.productId)]),
  );
  const terms = {
    site,
    mode: shippingModeOf(site, 'fewestPackages'),
    hasHeavyDirect: held.some((each) => ids.has(each.productId) && isHeavyDirect(each)),
  };
  try {
    const quote = await api.shipping.rates({
      subtotal,
      shippingAddress: address,
      items: quoteItemsOf(priced, products),
      allowSplit: allowsSplit(terms),
    });
    const pieces = priced.reduce((count, { qty }) => count + qty, 0);
    const withoutVat = site.showsTaxExclusivePrice ? ', excl. VAT' : '';
    const what = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'} to ${whereTo(address)}${withoutVat}`;
    return { kind: 'ways', what, ...waysOf(packagesOf(quote, terms)) };
  } catch (thrown) {
    return refusedAt(thrown, address);
  }
};
