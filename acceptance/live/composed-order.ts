import type { Answer, Guest } from './guest.ts';

/** An address in Oregon, which has no sales tax. */
const oregon = {
  firstname: 'Gale',
  lastname: 'Guest',
  telephone: '+1 555 0199',
  email: 'gale@example.com',
  street: ['1 Main Street'],
  city: 'Portland',
  region: 'OR',
  postcode: '97201',
  countryId: 'US',
};

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** An order of a product, complete except for its payment. */
export interface ComposedOrder {
  /** Total including shipping, in dollars. */
  readonly total: number;
  place(payment: Readonly<Record<string, unknown>>): Promise<Answer>;
  placeWithGiftCard(code: string): Promise<Answer>;
}

/** Properties of an item besides its product. */
export interface AskedItem {
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** In dollars; default: the product's price. */
  readonly price?: number;
  /** Default: 1. */
  readonly qty?: number;
  /** A promotion's discount on the line, in dollars. */
  readonly discount?: number;
}

const expectOk = <T>({ status, body }: Answer, what: string): T => {
  if (status !== 200) throw new Error(`${what}: ${status} ${JSON.stringify(body)}`);
  return body as T;
};

interface Rate {
  readonly shippingCode: string;
  readonly rate: number;
}

/**
 * Fills a cart and requests shipping rates, as checkout does.
 * @param productId a simple product of the US site
 * @param differs overrides of the address `oregon`; the state stays
 * @param wantedCode the shipping method
 * @param taxRate tax on the goods as a share of their price
 * @param asked further properties of the item, and its resulting price
 */
export const composeOrder = async (
  { call }: Guest,
  productId: number,
  differs: Partial<typeof oregon> = {},
  wantedCode = 'ground',
  taxRate = 0,
  asked: AskedItem = {},
): Promise<ComposedOrder> => {
  const address = { ...oregon, ...differs };
  const { metadata = {}, qty = 1, discount = 0 } = asked;
  const list = expectOk<{ _id: string }>(await call('POST', '/svc_list/lists', { type: 'cart' }), 'A new cart');
  const filled = expectOk<{ items: readonly [{ listItemId: string }] }>(
    await call('POST', `/svc_list/lists/${list._id}/items`, { items: [{ productId, qty, metadata }] }),
    'Filling the cart',
  );
  const [product] = expectOk<
    readonly [{ sku: string; name: string; type: string; price: number; special_price?: number }]
  >(await call('GET', `/svc_content/catalog/products?ids=${productId}`), 'The product');
  const price = asked.price ?? product.special_price ?? product.price;
  const { listItemId } = filled.items[0];
  const { sku, name, type } = product;
  const rowTotal = cents(price * qty);
  const line = { productId, qty, type, price, listItemId, sku, rowTotal, children: [] };
  const quote = expectOk<{ rates: readonly Rate[]; transactionId: string }>(
    await call('POST', '/svc_shipping/shipping/rates/get', {
      storeId: 1,
      subtotalAmount: rowTotal,
      shippingAddress: { ...address, address1: address.street[0] },
      items: [{ ...line, weight: 10, productAttributes: {}, customOptions: {} }],
      allowSplit: false,
    }),
    'Shipping rates',
  );
  const chosen = quote.rates.find(({ shippingCode }) => shippingCode === wantedCode);
  if (!chosen) throw new Error(`The store ships nothing by ${wantedCode}`);
  const goods = cents(rowTotal - discount);
  const net = cents(goods + chosen.rate);
  const tax = cents(goods * taxRate);
  const total = cents(net + tax);

  const place = (
    payment: Readonly<Record<string, unknown>>,
    giftcards: readonly { readonly amount: number }[] = [],
  ) => {
    const covered = giftcards.reduce((sum, { amount }) => sum + amount, 0);
    return call('POST', '/svc_checkout/order', {
      listId: list._id,
      storeId: 1,
      items: [{ ...line, name, options: {}, metadata }],
      shippingMode: 'fewestPackages',
      shipping: [{ ...chosen, transactionId: quote.transactionId, selected: true }],
      totals: {
        grandTotalIncludingTax: total,
        grandTotalExcludingTax: net,
        tax,
        shipping: chosen.rate,
        subtotal: rowTotal,
        discount,
        giftcards: covered,
        itemTax: tax,
        shippingTax: 0,
        tariff: 0,
      },
      payment: { amount: cents(total - covered), ...payment },
      giftcards,
      comments: '',
      customer: { email: address.email, groupId: 0 },
      meta: {},
      shippingAddress: address,
      billingAddress: address,
    });
  };
  return {
    total,
    place,
    placeWithGiftCard: (code) => {
      const card = { code, balance: total, amount: total };
      return place({ paymentType: 'adyen', adyenType: 'scheme' }, [card]);
    },
  };
};
