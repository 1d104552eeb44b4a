import type { Answer, Guest } from './guest.ts';

/** In Oregon, where nothing is taxed. */
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

/** An order of a product, complete but for how it is paid. */
export interface ComposedOrder {
  /** What it costs, shipping included, in dollars. */
  readonly total: number;
  place(payment: Readonly<Record<string, unknown>>): Promise<Answer>;
  placeWithGiftCard(code: string): Promise<Answer>;
}

/** What an item says beside its product. */
export interface AskedItem {
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** In dollars; the product's own price when left out. */
  readonly price?: number;
  /** One when left out. */
  readonly qty?: number;
  /** What a promotion takes off the line, in dollars. */
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
 * Fills a cart and asks for shipping, as checkout does.
 * @param productId a simple product of the USA's site
 * @param differs what of the address is other than in `oregon`; it stays there
 * @param wantedCode the method that the order ships with
 * @param taxRate what the goods are taxed with there, as a share of their price
 * @param asked what else the item says, and what it costs then
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
