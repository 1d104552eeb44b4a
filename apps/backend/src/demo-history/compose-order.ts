import {
  addressToWire,
  lineItemFromWire,
  newOrderToWire,
  type PlaceableOrder,
  productFromWire,
  quoteItemToWire,
  rateQuoteFromWire,
  taxQuoteFromWire,
} from '@ironcart/api/codec';
import { contract, type WireList, type WireNewLineItem, type WireNewOrder } from '@ironcart/api/contract';
import type { Address } from '@ironcart/core/address';
import { sum } from '@ironcart/core/money';
import { quoteItemsOf, taxAddressOf } from '@ironcart/core/order';
import {
  allowsSplit,
  isHeavyDirect,
  isVirtualOrder,
  type RequestedCodes,
  type ShippingRate,
  selectRates,
} from '@ironcart/core/shipping';
import { defaultSites, type SiteCode } from '@ironcart/core/site';
import { amountToPay, orderTotals, quoteCart, type Shopper, toOrderItems } from '@ironcart/pricing';
import { type SandboxOutcome, sandboxCards } from '../providers/payment/sandbox-cards.ts';
import type { Caller } from './caller.ts';

/** Fills a new cart. */
export const fillCart = async (shopper: Caller, items: readonly WireNewLineItem[]): Promise<WireList> => {
  const list = await shopper.call(contract.list.createList, { body: { type: 'cart' } });
  return shopper.call(contract.list.addItems, { params: { id: list._id }, body: { items: [...items] } });
};

/** Enters a test card in the provider's form. */
export const tokenize = async (shopper: Pick<Caller, 'request'>, outcome: SandboxOutcome): Promise<string> => {
  const card = sandboxCards.find((candidate) => candidate.outcome === outcome);
  const response = await shopper.request('/sandbox-pay/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ number: card?.number, expMonth: 12, expYear: 2030, cvc: '123', name: 'Any Name' }),
  });
  const { token } = (await response.json()) as { token: string };
  return token;
};

const idsOf = (items: readonly { readonly productId: number; readonly children: readonly unknown[] }[]): number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children as typeof items)]);

export interface OrderToCompose {
  readonly siteCode?: SiteCode;
  readonly address: Address;
  readonly outcome?: SandboxOutcome;
  readonly nowMs: number;
  readonly codes?: RequestedCodes;
  readonly giftcards?: PlaceableOrder['giftcards'];
  /** The customer's earned discounts, for items that redeem them. */
  readonly earned?: Shopper['earned'];
  readonly meta?: Readonly<Record<string, string>>;
}

/** Composes an order of a list as the shopper's browser does, with the same functions and the backend's quotes. */
export const composeOrder = async (shopper: Caller, list: WireList, options: OrderToCompose): Promise<WireNewOrder> => {
  const site = defaultSites.byCode(options.siteCode ?? 'USA');
  const { address, outcome = 'approved', giftcards = [] } = options;
  const lines = list.items.map(lineItemFromWire);
  const loaded = await shopper.call(contract.content.getProducts, { query: { ids: idsOf(lines).join(',') } });
  const products = new Map(loaded.map(productFromWire).map((product) => [product.productId, product]));
  const { groupId, _id } = await shopper.call(contract.customer.getCustomer);
  const shopperTerms = { groupId, earned: options.earned };
  const priced = quoteCart({ items: lines, products, shopper: shopperTerms, now: options.nowMs });
  const items = toOrderItems(priced.lines);
  const { discount } = priced;
  const isVirtual = isVirtualOrder(items);

  const terms = { mode: 'fastest' as const, site, hasHeavyDirect: [...products.values()].some(isHeavyDirect) };
  const quoteItems = quoteItemsOf(items, products).map(quoteItemToWire);
  let shipping: readonly ShippingRate[] = [];
  if (!isVirtual) {
    const quote = await shopper.call(contract.shipping.getRates, {
      body: {
        storeId: site.storeId,
        subtotalAmount: priced.subtotal / 100,
        shippingAddress: { ...addressToWire(address), address1: address.street[0] ?? '' },
        items: quoteItems,
        allowSplit: allowsSplit(terms),
      },
    });
    shipping = selectRates(rateQuoteFromWire(quote), terms, options.codes);
  }
  const shippingAmounts = shipping.map(({ amount }) => amount);
  const taxAddress = taxAddressOf({ items, shipping, shippingAddress: address, billingAddress: address }, site);
  const tax = taxQuoteFromWire(
    await shopper.call(contract.tax.fetchTax, {
      body: {
        storeId: site.storeId,
        shippingAddress: addressToWire(taxAddress ?? address),
        shippingAmount: sum(shippingAmounts) / 100,
        hundoDiscount: discount / 100,
        items: quoteItems,
      },
    }),
  );
  const totals = orderTotals({
    subtotal: priced.subtotal,
    discount,
    shippingAmounts,
    itemTax: tax.itemTax,
    shippingTax: tax.shippingTax,
    giftcards,
  });
  const amount = amountToPay(totals);
  return newOrderToWire({
    listId: list._id,
    storeId: site.storeId,
    status: 'new',
    items,
    shippingMode: 'fastest',
    shippingAddress: isVirtual ? undefined : address,
    billingAddress: address,
    shipping,
    totals,
    payment: {
      paymentType: 'adyen',
      adyenType: 'scheme',
      amount,
      ...(amount > 0 ? { transactionToken: await tokenize(shopper, outcome) } : {}),
    },
    giftcards,
    comments: '',
    customer: { email: address.email, groupId, ...(_id === '' ? {} : { customerId: _id }) },
    meta: { l10n: site.locale, ...options.meta },
  });
};
