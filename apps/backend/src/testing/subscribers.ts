import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll } from 'vitest';
import { composeOrder, fillCart, ohioAddress, tokenize } from './checkout-steps.ts';
import type { Shopper } from './shopper.ts';
import { fixtureIds } from './store-fixture.ts';
import { useTestStore } from './test-store.ts';

type Outcome = Parameters<typeof tokenize>[1];

/** The password of every new customer. */
export const password = 'a long walk to the gym';

export const dayMs = 24 * 60 * 60_000;

/** A store whose program is paid each month, and customers who subscribe to it. */
export const useSubscribers = () => {
  /** Sets the payment provider's behaviour before it responds; default: none. */
  const provider: { isSilent: boolean; beforeCards: () => Promise<unknown> } = {
    isSilent: false,
    beforeCards: async () => undefined,
  };
  const store = useTestStore({
    providerFetch: async (request, answer) => {
      if (provider.isSilent) return new Response('', { status: 503 });
      if (request.method === 'GET' && request.url.endsWith('/cards')) await provider.beforeCards();
      return answer(request);
    },
  });
  /** Counts customers: each test uses a new one, so that none sees another's programs. */
  const customers = { count: 0 };
  const newCustomer = async (): Promise<{ readonly email: string; readonly shopper: Shopper }> => {
    customers.count += 1;
    const email = `lifter-${customers.count}@example.com`;
    const shopper = store.shopper();
    await shopper.call(contract.customer.register, { body: { email, password, firstname: 'Lin', lastname: 'Lifter' } });
    return { email, shopper };
  };

  /** Logs in again, because a session is shorter than a subscription. */
  const logIn = async (email: string): Promise<Shopper> => {
    const shopper = store.shopper();
    await shopper.call(contract.session.login, { body: { email, password } });
    return shopper;
  };

  const buy = async (shopper: Shopper, email: string, outcome: Outcome = 'approved'): Promise<string> => {
    const cart = await fillCart(shopper, [{ productId: fixtureIds.program, qty: 1 }]);
    const order = await composeOrder(shopper, cart, {
      nowMs: store.now().getTime(),
      outcome,
      address: { ...ohioAddress, email },
    });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
    await store.backend.reconcile();
    return orderId;
  };

  const subscribe = async (outcome?: Outcome): Promise<string> => {
    const { email, shopper } = await newCustomer();
    await buy(shopper, email, outcome);
    return email;
  };

  const programOf = async (email: string) => {
    const [program] = await (await logIn(email)).call(contract.programming.getPrograms);
    if (!program) throw new Error('The customer has no program');
    return program;
  };

  /** Removes the customer's stored cards, so that none can be charged. */
  const forgetCards = async (email: string): Promise<void> => {
    const shopper = await logIn(email);
    for (const { _id } of await shopper.call(contract.customer.getCreditCards)) {
      await shopper.call(contract.customer.removeCreditCard, { params: { id: _id } });
    }
  };

  const addCard = async (email: string, outcome: Outcome): Promise<string> => {
    const shopper = await logIn(email);
    const body = { transactionToken: await tokenize(shopper, outcome) };
    return (await shopper.call(contract.customer.addCreditCard, { body }))._id;
  };

  const mailsTo = async (
    email: string,
  ): Promise<readonly { readonly subject: string; readonly body: string | null }[]> =>
    store.db
      .selectFrom('mail_outbox')
      .select(['subject', 'body'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .orderBy('subject')
      .execute();

  const pass = async (days: number): Promise<void> => {
    store.passTime(days * dayMs);
    await store.backend.reconcile();
  };

  const setAttributes = (attributes: Readonly<Record<string, unknown>>) =>
    sql`update products set attributes = attributes || ${JSON.stringify(attributes)}::jsonb
      where product_id = ${fixtureIds.program}`.execute(store.db);

  beforeAll(() => setAttributes({ program_delivery: 'app', subscription_interval: 'month' }));

  return {
    store,
    provider,
    newCustomer,
    logIn,
    buy,
    subscribe,
    programOf,
    forgetCards,
    addCard,
    mailsTo,
    pass,
    setAttributes,
  };
};
