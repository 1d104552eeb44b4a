import { contract, sitePathOf } from '@ironcart/api/contract';
import { siteByCode } from '@ironcart/core/site';
import pg from 'pg';
import type { EmptyCart } from '../reading/make-carts.ts';

/** A guest's checkout session with an address, and the cookie of the guest's session. */
export interface OpenSession {
  readonly id: string;
  readonly cookie: string;
  /** Its state in the product's format. */
  readonly state: object;
}

interface Answer {
  readonly _id: string;
  readonly state: object;
}

const productId = 10;

const address = {
  firstname: 'Ada',
  lastname: 'Lifter',
  telephone: '6145550100',
  email: 'ada@example.com',
  street: ['1 Barbell Way'],
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
  countryId: 'US',
};

/** Number of checkouts opened concurrently. */
const atOnce = 8;

/** Opens a checkout session with an address and its rates for each cart, which contains one product. */
export const makeSessions = async (
  origin: string,
  publicUrl: string,
  carts: readonly EmptyCart[],
): Promise<readonly OpenSession[]> => {
  const { list, checkoutSession } = contract;
  const open = async ({ listId, cookie }: EmptyCart): Promise<OpenSession> => {
    const post = async (path: string, body: object): Promise<Answer> => {
      const response = await fetch(`${origin}${sitePathOf(path, siteByCode('USA'))}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicUrl, cookie },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.json() as Promise<Answer>;
    };
    await post(list.addItems.path.replace(':id', listId), { items: [{ productId, qty: 1 }] });
    const { _id: id } = await post(checkoutSession.openSession.path, { listId });
    const events = [{ type: 'shippingAddress.changed', address }];
    const { state } = await post(checkoutSession.sendEvents.path.replace(':id', id), { events });
    return { id, cookie, state };
  };
  const left = carts.values();
  const openInTurn = async (): Promise<readonly OpenSession[]> => {
    const opened: OpenSession[] = [];
    for (const cart of left) opened.push(await open(cart));
    return opened;
  };
  return (await Promise.all(Array.from({ length: atOnce }, openInTurn))).flat();
};

/** Closes checkout sessions. */
export const closeSessions = async (
  origin: string,
  publicUrl: string,
  sessions: readonly OpenSession[],
): Promise<void> => {
  const { method, path } = contract.checkoutSession.closeSession;
  for (const { id, cookie } of sessions) {
    const url = `${origin}${sitePathOf(path.replace(':id', id), siteByCode('USA'))}`;
    const response = await fetch(url, { method, headers: { origin: publicUrl, cookie } });
    if (!response.ok) throw new Error(`${path} answers ${response.status}`);
    await response.arrayBuffer();
  }
};

/** Creates a row for each session for the bare handler: the state as the product returns it. */
export const makeBareRows = async (databaseUrl: string, sessions: readonly OpenSession[]): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create table bare_sessions (id text primary key, version int not null, state text not null)');
    await client.query(
      'insert into bare_sessions select id, 1, state from unnest($1::text[], $2::text[]) as session (id, state)',
      [sessions.map(({ id }) => id), sessions.map(({ state }) => JSON.stringify(state))],
    );
  } finally {
    await client.end();
  }
};
