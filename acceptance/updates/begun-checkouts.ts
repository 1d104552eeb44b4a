import type { Guest } from '../live/guest.ts';

/** A checkout session, started on one release and finished on another. */
export interface BegunCheckout {
  /** The customer's input and choices, to be compared with the order. */
  readonly entered: Readonly<Record<string, string>>;
  /** Pays, places the order, and returns the input and choices from the order. */
  finish(): Promise<Readonly<Record<string, string>>>;
}

/** The parts of the store's responses that are read. */
interface Identified {
  readonly _id: string;
}
interface Session {
  readonly state: {
    readonly snapshot: { readonly context: { readonly attempt: { readonly order: { readonly orderId: string } } } };
  };
}
interface PlacedOrder {
  readonly customer: { readonly email: string };
  readonly shippingAddress: { readonly street: readonly string[] };
  readonly comments: string;
  readonly items: readonly { readonly qty: number }[];
}
interface AgentCheckout {
  readonly id: string;
  readonly status: string;
  readonly buyer: object;
  readonly totals: readonly object[];
  readonly fulfillment: {
    readonly methods: readonly {
      readonly destinations: readonly object[];
      readonly groups: readonly {
        readonly id: string;
        readonly selected_option_id: string;
        readonly options: readonly { readonly id: string }[];
      }[];
    }[];
  };
}

/** The body of a successful response; its fields are those that the caller expects. */
const jsonOf = async <Body>(answer: ReturnType<Guest['call']>): Promise<Body> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as Body;
};

const street = '7 Mill Street';

/** Starts like the page without scripts, with an address, a comment and a gift card that covers the whole amount. */
export const beginOnPage = async (shopper: Guest, productId: number): Promise<BegunCheckout> => {
  const post = <Body>(path: string, body: object) => jsonOf<Body>(shopper.call('POST', path, body));
  const list = await post<Identified>('/svc_list/lists', { type: 'cart' });
  await post(`/svc_list/lists/${list._id}/items`, { items: [{ productId, qty: 2 }] });
  const { _id: id } = await post<Identified>('/svc_checkout/sessions', { listId: list._id });
  const send = (...events: readonly object[]) => post<Session>(`/svc_checkout/sessions/${id}/events`, { events });
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
      const placed = await jsonOf<PlacedOrder>(shopper.call('GET', `/svc_checkout/order/${order.orderId}?storeId=1`));
      return {
        email: placed.customer.email,
        street: placed.shippingAddress.street.join(),
        comments: placed.comments,
        qty: placed.items.map(({ qty }) => qty).join(),
      };
    },
  };
};

/**
 * Starts like an agent over the Universal Commerce Protocol: with a buyer, a destination, and the last shipping option.
 */
export const beginAsAgent = async (
  ask: (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => Promise<AgentCheckout>,
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
  const methodOf = ({ fulfillment }: AgentCheckout) => {
    const [method] = fulfillment.methods;
    const [group] = method?.groups ?? [];
    if (method === undefined || group === undefined) throw new Error('The checkout is not shipped');
    return { ...method, group };
  };
  const tell = (checkout: AgentCheckout) => ({
    status: checkout.status,
    buyer: JSON.stringify(checkout.buyer),
    destination: JSON.stringify(methodOf(checkout).destinations),
    option: methodOf(checkout).group.selected_option_id,
    totals: JSON.stringify(checkout.totals),
  });
  const created = await ask('POST', '/checkout-sessions', asked([]));
  const { id, options } = methodOf(created).group;
  const chosen = await ask(
    'PUT',
    `/checkout-sessions/${created.id}`,
    asked([{ id, selected_option_id: options.at(-1)?.id }]),
  );
  return {
    entered: { ...tell(chosen), outcome: 'completed' },
    finish: async () => {
      const kept = await ask('GET', `/checkout-sessions/${created.id}`);
      const card = { number: '4100000000000001', expMonth: 12, expYear: 2035, cvc: '123', name: 'Ada Agent' };
      const { token } = await jsonOf<{ token: string }>(shopper.call('POST', '/sandbox-pay/tokens', card));
      const credential = { type: 'token', token };
      const instruments = [{ id: 'one', handler_id: 'sandbox_card', type: 'card', selected: true, credential }];
      const completed = await ask('POST', `/checkout-sessions/${created.id}/complete`, { payment: { instruments } });
      return { ...tell(kept), outcome: completed.status };
    },
  };
};
