import { createClient } from '@ironcart/api/client';
import { emptyAddress } from '@ironcart/core/address';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { savedCardsMachine } from './saved-cards/saved-cards.machine.ts';
import type { CardToSave } from './saved-cards/saved-cards.types.ts';
import { sessionMachine } from './session/session.machine.ts';
import { selectIsLoggedIn } from './session/session.selectors.ts';
import { createSavedCardsPorts, createSessionPorts } from './wire-api.ts';

const customer = {
  _id: 'customer-1',
  loggedIn: true,
  groupId: 1,
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'King',
  telephone: '',
  segments: [],
  addresses: [],
};
const wireCard = (id: string, isDefault: boolean) => ({
  _id: id,
  expYear: 2030,
  expMonth: 12,
  isDefault,
  expired: false,
  billingAddressId: null,
  billingAddress: null,
});

/** A client on a wire that a test answers by the path of the call. */
const wired = (answers: Readonly<Record<string, unknown>>) => {
  const sent: { readonly call: string; readonly body: unknown }[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    site: siteByCode('USA'),
    fetch: async (request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      const text = await request.text();
      sent.push({ call, body: text === '' ? undefined : JSON.parse(text) });
      const body = answers[call];
      return body === undefined
        ? Response.json({ error: { type: 'forbidden', message: 'no' } }, { status: 403 })
        : Response.json(body);
    },
  });
  return { client, sent, calls: () => sent.map(({ call }) => call) };
};

describe('session over the wire API', () => {
  it('is extended with the session call, and lasts as long as the response states [S9-timing-03]', async () => {
    const clock = new SimulatedClock();
    const session = { customer, expires: 1, expiresIn: 100 };
    const { client, calls } = wired({ 'GET /svc_session/session': session });
    const ports = createSessionPorts(client, () => clock.now());
    const actor = createActor(sessionMachine, { clock, input: { ports, isLoggedIn: true } }).start();
    clock.increment(255_000);
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches('active'));
    expect(context).toMatchObject({ isLoggedIn: true, lifetimeMs: 100_000, extendedAtMs: 255_000 });
    expect(calls()).toEqual(['GET /svc_session/session']);
  });

  it('is ended with the log-out call if it cannot be extended [S8-err-other-03]', async () => {
    const clock = new SimulatedClock();
    const guest = { customer: { ...customer, _id: '', loggedIn: false }, expires: 1, expiresIn: 300 };
    const { client, calls } = wired({ 'POST /svc_session/session/logout': guest });
    const ports = createSessionPorts(client, () => clock.now());
    const actor = createActor(sessionMachine, { clock, input: { ports, isLoggedIn: true } }).start();
    clock.increment(255_000);
    const ended = await waitFor(actor, (snapshot) => snapshot.matches('active'));
    expect(calls()).toEqual(['GET /svc_session/session', 'POST /svc_session/session/logout']);
    expect(selectIsLoggedIn(ended)).toBe(false);
  });
});

describe('saved cards over the wire API', () => {
  const address = { ...emptyAddress('US'), firstname: 'Ada', email: 'ada@example.com' };
  const cards = 'GET /svc_customer/customer/credit-cards';

  /** Requests sent for saving a card, once the cards are known. */
  const sentFor = async (card: CardToSave, answers: Readonly<Record<string, unknown>>) => {
    const { client, sent } = wired(answers);
    const actor = createActor(savedCardsMachine, { input: { ports: createSavedCardsPorts(client) } }).start();
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    sent.length = 0;
    actor.send({ type: 'card.save', card });
    await waitFor(actor, (snapshot) => snapshot.matches('ready'));
    return sent.map(({ call, body }) => [call, body]);
  };

  it('save the address and the card, reset the default, set the new default, and load the list, in this order [S4-card-02] [S4-card-03] [S4-card-04]', async () => {
    const sent = await sentFor(
      { transactionToken: 'tok', isDefault: true, billingAddress: address },
      {
        [cards]: [wireCard('old', true)],
        'POST /svc_customer/customer/address': { ...address, _id: 'address-1' },
        'PUT /svc_customer/customer/credit-cards/old': wireCard('old', false),
        'POST /svc_customer/customer/credit-cards': wireCard('new', false),
        'PUT /svc_customer/customer/credit-cards/new': wireCard('new', true),
      },
    );
    expect(sent).toEqual([
      ['POST /svc_customer/customer/address', address],
      ['POST /svc_customer/customer/credit-cards', { transactionToken: 'tok', billingAddressId: 'address-1' }],
      ['PUT /svc_customer/customer/credit-cards/old', { isDefault: false }],
      ['PUT /svc_customer/customer/credit-cards/new', { isDefault: true }],
      [cards, undefined],
    ]);
  });

  it('reset the previous default before a stored card becomes the default [S4-card-02] [S4-card-04]', async () => {
    const sent = await sentFor(
      { id: 'new', isDefault: true },
      {
        [cards]: [wireCard('old', true), wireCard('new', false)],
        'PUT /svc_customer/customer/credit-cards/old': wireCard('old', false),
        'PUT /svc_customer/customer/credit-cards/new': wireCard('new', true),
      },
    );
    expect(sent).toEqual([
      ['PUT /svc_customer/customer/credit-cards/old', { isDefault: false }],
      ['PUT /svc_customer/customer/credit-cards/new', { isDefault: true }],
      [cards, undefined],
    ]);
  });

  it('are removed by id', async () => {
    const { client, calls } = wired({ 'DELETE /svc_customer/customer/credit-cards/old': { success: true } });
    await createSavedCardsPorts(client).removeCard('old');
    expect(calls()).toEqual(['DELETE /svc_customer/customer/credit-cards/old']);
  });
});
