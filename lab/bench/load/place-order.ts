import { type Client, createClient } from '@ironcart/api/client';
import type { PlaceableOrder } from '@ironcart/api/codec';
import type { Address } from '@ironcart/core/address';
import { sum, zero } from '@ironcart/core/money';
import { defaultOrder, quoteItemsOf } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { allowsSplit, isHeavyDirect, selectRates } from '@ironcart/core/shipping';
import { siteByCode } from '@ironcart/core/site';
import { amountToPay, orderTotals, quoteCart, toOrderItems } from '@ironcart/pricing';
import { sandboxCard } from '../../../e2e/fixtures/sandbox-cards.ts';

const site = siteByCode('USA');

const address: Address = {
  firstname: 'Bente',
  lastname: 'Mark',
  telephone: '+1 555 0100',
  email: 'bente.mark@example.com',
  street: ['12 Foundry Row'],
  city: 'Columbus',
  region: 'OH',
  postcode: '43201',
  countryId: 'US',
};

/** A client with a new browser's cookies. */
export const createGuest = (origin: string): Client => {
  let cookie: string | undefined;
  return createClient({
    baseUrl: origin,
    site,
    fetch: (request) => {
      if (cookie !== undefined) request.headers.set('Cookie', cookie);
      return fetch(request);
    },
    onResponse: ({ headers }) => {
      for (const line of headers.getSetCookie()) [cookie] = line.split(';', 1);
    },
  });
};

/** Obtains a token for an approved test card, as the card form's frame does. */
const tokenOfCard = async (origin: string): Promise<string> => {
  const response = await fetch(`${origin}/sandbox-pay/tokens`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      number: sandboxCard('approved'),
      expMonth: 12,
      expYear: new Date().getUTCFullYear() + 2,
      cvc: '123',
      name: 'Bente Mark',
    }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'token' in answer && typeof answer.token === 'string') {
    return answer.token;
  }
  throw new Error(`The card form gave no token: ${JSON.stringify(answer)}`);
};

/**
 * Buys one piece of a product as a guest, from an empty cart to the accepted order, in a browser's six calls: cart,
 * item, rates, tax, card token, order. The product itself is not requested, because its page has been loaded before.
 * @throws Error or ApiError if a step is refused or the order is not placed
 */
export const placeOrder = async (origin: string, product: Product): Promise<void> => {
  const api = createGuest(origin);
  const { _id } = await api.lists.create({ type: 'cart' });
  const list = await api.lists.addItems(_id, [{ productId: product.productId, qty: 1 }]);
  const products = new Map([[product.productId, product]]);
  const priced = quoteCart({ items: list.items, products, shopper: { groupId: 0 }, now: Date.now() });
  const items = toOrderItems(priced.lines);
  const quoteItems = quoteItemsOf(items, products);
  const terms = { mode: 'fastest', site, hasHeavyDirect: isHeavyDirect(product) } as const;
  const quote = await api.shipping.rates({
    subtotal: priced.subtotal,
    shippingAddress: address,
    items: quoteItems,
    allowSplit: allowsSplit(terms),
  });
  const shipping = selectRates(quote, terms);
  const shippingAmounts = shipping.map(({ amount }) => amount);
  const { itemTax, shippingTax } = await api.tax.quote({
    shippingAddress: address,
    shippingAmount: sum(shippingAmounts),
    hundoDiscount: zero,
    items: quoteItems,
  });
  const totals = orderTotals({ subtotal: priced.subtotal, shippingAmounts, itemTax, shippingTax });
  const order: PlaceableOrder = {
    ...defaultOrder(site, list._id),
    items,
    shippingMode: terms.mode,
    shippingAddress: address,
    billingAddress: address,
    shipping,
    totals,
    payment: {
      paymentType: 'adyen',
      adyenType: 'scheme',
      amount: amountToPay(totals),
      transactionToken: await tokenOfCard(origin),
    },
    customer: { email: address.email, groupId: 0 },
  };
  const { status } = await api.checkout.place(order);
  if (status !== 'published') throw new Error(`An order was not placed: it is ${status}.`);
};
