import type { Guest } from '../live/guest.ts';

/** A checkout that runs on the server, begun on one release and finished on another. */
export interface BegunCheckout {
  /** What the customer entered and chose, to be found in the order. */
  readonly entered: Readonly<Record<string, string>>;
  /** Pays, places the order, and returns what was entered and chosen as the order has it. */
  finish(): Promise<Readonly<Record<string, string>>>;
}

/** What the tests read of an answer, which they import no type of. */
// biome-ignore lint/suspicious/noExplicitAny: a test from outside reads what it expects of JSON
type Json = any;

const jsonOf = async (answer: ReturnType<Guest['call']>): Promise<Json> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

const street = '7 Mill Street';

/** Begins as the page without scripts does, with an address, a comment and a gift card that pays for everything. */
export const beginOnPage = async (shopper: Guest, productId: number): Promise<BegunCheckout> => {
  const post = (path: string, body: object) => jsonOf(shopper.call('POST', path, body));
  const list = await post('/svc_list/lists', { type: 'cart' });
  await post(`/svc_list/lists/${list._id}/items`, { items: [{ productId, qty: 2 }] });
  const { _id: id } = await post('/svc_checkout/sessions', { listId: list._id });
  const send = (...events: readonly object[]) => post(`/svc_checkout/sessions/${id}/events`, { events });
  const entered = { email: 'page@example.com', street, comments: 'Ring twice', qty: '2' };
  const address = {
    firstname: 'Paula',
    lastname: 'Page',
    telephone: '+1 555 0142',
    email: entered.email,
    street: [street],
    city: 'Columbus',
    postcode: '43215',
    region: 'OH',
    countryId: 'US',
  };
  await send(
    { type: 'shippingAddress.changed', address },
    { type: 'comments.changed', comments: entered.comments },
    { type: 'giftCard.added', code: 'HALDEN-USD-5000' },
    { type: 'step.continue' },
  );
  return {
    entered,
    finish: async () => {
      const session = await send({ type: 'step.continue' }, { type: 'order.place' });
      const { order } = session.state.snapshot.context.attempt;
      const placed = await jsonOf(shopper.call('GET', `/svc_checkout/order/${order.orderId}?storeId=1`));
      return {
        email: placed.customer.email,
        street: placed.shippingAddress.street[0],
        comments: placed.comments,
        qty: String(placed.items[0].qty),
      };
    },
  };
};

/** Begins as an agent over the Universal Commerce Protocol does: with a buyer, a destination, and the last option to ship. */
export const beginAsAgent = async (
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<Json>,
  shopper: Guest,
  productId: number,
): Promise<BegunCheckout> => {
  const destination = {
    id: 'home',
    street_address: street,
    address_locality: 'Columbus',
    address_region: 'OH',
    postal_code: '43215',
    address_country: 'US',
  };
  const asked = (groups: readonly object[]) => ({
    line_items: [{ item: { id: `p${productId}` }, quantity: 2 }],
    buyer: { first_name: 'Ada', last_name: 'Agent', email: 'agent@example.com', phone_number: '+15555550142' },
    fulfillment: {
      methods: [{ type: 'shipping', destinations: [destination], selected_destination_id: 'home', groups }],
    },
  });
  const groupOf = (checkout: Json) => checkout.fulfillment.methods[0].groups[0];
  const tell = (checkout: Json) => ({
    status: checkout.status,
    buyer: JSON.stringify(checkout.buyer),
    destination: JSON.stringify(checkout.fulfillment.methods[0].destinations),
    option: groupOf(checkout).selected_option_id,
    totals: JSON.stringify(checkout.totals),
  });
  const created = await ask('POST', '/checkout-sessions', asked([]));
  const { id, options } = groupOf(created);
  const chosen = await ask(
    'PUT',
    `/checkout-sessions/${created.id}`,
    asked([{ id, selected_option_id: options.at(-1).id }]),
  );
  return {
    entered: { ...tell(chosen), outcome: 'completed' },
    finish: async () => {
      const kept = await ask('GET', `/checkout-sessions/${created.id}`);
      const card = { number: '4100000000000001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Ada Agent' };
      const { token } = await jsonOf(shopper.call('POST', '/sandbox-pay/tokens', card));
      const credential = { type: 'token', token };
      const instruments = [{ id: 'one', handler_id: 'sandbox_card', type: 'card', selected: true, credential }];
      const completed = await ask('POST', `/checkout-sessions/${created.id}/complete`, { payment: { instruments } });
      return { ...tell(kept), outcome: completed.status };
    },
  };
};
