import type { ConformanceAction } from '@ironcart/checkout-machines/testing';
import type { Page } from '@playwright/test';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { guest } from '../models/checkout.ts';

/** The parts of a checkout session's response that the tests read. */
export interface ToldSession {
  readonly _id: string;
  readonly version: number;
  readonly state: {
    readonly snapshot: {
      readonly value: string | { readonly editing?: string | Readonly<Record<string, string>> };
      readonly context: { readonly placement?: { readonly challenge?: { readonly transactionId: string } } };
    };
  };
}

/** The id of the bank challenge of a session's order; undefined if there is none. */
export const challengeOf = ({ state }: ToldSession): string | undefined =>
  state.snapshot.context.placement?.challenge?.transactionId;

/** The current page of a session, the bank, or the placed order. */
export const stepOf = (session: ToldSession): string => {
  const { value } = session.state.snapshot;
  if (challengeOf(session) !== undefined) return 'challenge';
  if (typeof value === 'string') return value;
  return typeof value.editing === 'object' ? (Object.keys(value.editing)[0] ?? '') : (value.editing ?? '');
};

const addressOf = (kind: 'whole' | 'partial') => ({
  email: guest.email,
  firstname: guest.firstname,
  lastname: guest.lastname,
  telephone: guest.phone,
  street: [guest.street],
  city: guest.city,
  region: 'OH',
  countryId: 'US',
  postcode: kind === 'whole' ? guest.zip : '',
});

/** Changes the shopper's checkout session with API calls, like an application without pages. */
export const createCallChannel = (page: Page) => {
  const call = async <Answer>(method: 'get' | 'post', path: string, data?: object): Promise<Answer> => {
    const response = await page.request[method](path, data && { data });
    if (!response.ok()) throw new Error(`${path} answered ${response.status()}: ${await response.text()}`);
    return response.json();
  };
  const read = (id: string): Promise<ToldSession> => call('get', `/svc_checkout/sessions/${id}`);
  const send = async (id: string, ...events: readonly object[]): Promise<ToldSession> => {
    const { version } = await read(id);
    return call('post', `/svc_checkout/sessions/${id}/events`, { events, knownVersion: version });
  };
  const enterCard = async (id: string, kind: Parameters<typeof sandboxCard>[0]): Promise<void> => {
    const card = { number: sandboxCard(kind), expMonth: 12, expYear: 2034, cvc: '123', name: 'Ines Moreau' };
    const { token } = await call<{ token: string }>('post', '/sandbox-pay/tokens', card);
    const told = { token, brand: 'visa', last4: card.number.slice(-4), expMonth: 12, expYear: 2034 };
    await send(id, { type: 'payment.tokenReceived', card: told });
  };
  const answerBank = async (id: string, decision: 'approve' | 'decline'): Promise<void> => {
    const path = `/sandbox-pay/challenge/${challengeOf(await read(id))}`;
    await page.request.post(path, { form: { decision } });
    await send(id, { type: 'challenge.finished' });
  };

  return {
    /** Opens the checkout of a list. @returns its id */
    open: async (listId: string): Promise<string> =>
      (await call<ToldSession>('post', '/svc_checkout/sessions', { listId, asksEmailFirst: true }))._id,
    startsAsGuest: async (id: string): Promise<void> => {
      await send(id, { type: 'email.changed', email: guest.email }, { type: 'step.continue' });
    },
    read,
    /** The session after polling for pending results, such as the bank's. */
    look: (id: string): Promise<ToldSession> => send(id),
    does: async (id: string, step: ConformanceAction): Promise<void> => {
      switch (step.action) {
        case 'fillAddress':
          await send(id, { type: 'shippingAddress.changed', address: addressOf(step.with) });
          return;
        case 'chooseOtherShipping':
          await send(id, { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'two-day' });
          return;
        case 'enterCard':
          await enterCard(id, step.with);
          return;
        case 'approveChallenge':
          await answerBank(id, 'approve');
          return;
        case 'declineChallenge':
          await answerBank(id, 'decline');
          return;
        case 'reload':
          await read(id);
          return;
        default: {
          const events = { continue: 'step.continue', goBack: 'step.back', place: 'order.place' } as const;
          const type = step.action === 'closeChallenge' ? 'challenge.closed' : events[step.action];
          await send(id, { type });
        }
      }
    },
  };
};
