import { contract, sitePathOf } from '@ironcart/api/contract';
import { siteByCode } from '@ironcart/core/site';
import pg from 'pg';
import type { EmptyCart } from './make-carts.ts';

/** A guest's checkout on the server, with an address, and the cookie of its session. */
export interface OpenSession {
  readonly id: string;
  readonly cookie: string;
}

const address = {
  ...{ firstname: 'Ada', lastname: 'Lifter', telephone: '6145550100', email: 'ada@example.com' },
  ...{ street: ['1 Barbell Way'], city: 'Columbus', postcode: '43201', region: 'OH', countryId: 'US' },
};

/** Opens a checkout on the server for each cart, of one product. */
export const makeSessions = async (
  origin: string,
  publicUrl: string,
  carts: readonly EmptyCart[],
  productId: number,
): Promise<readonly OpenSession[]> => {
  const { list, checkoutSession } = contract;
  const sessions: OpenSession[] = [];
  for (const { listId, cookie } of carts) {
    const post = async (path: string, body: object): Promise<{ readonly _id: string }> => {
      const response = await fetch(`${origin}${sitePathOf(path, siteByCode('USA'))}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: publicUrl, cookie },
        body: JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.json() as Promise<{ readonly _id: string }>;
    };
    await post(list.addItems.path.replace(':id', listId), { items: [{ productId, qty: 1 }] });
    const { _id: id } = await post(checkoutSession.openSession.path, { listId });
    await post(checkoutSession.sendEvents.path.replace(':id', id), {
      events: [{ type: 'shippingAddress.changed', address }],
    });
    sessions.push({ id, cookie });
  }
  return sessions;
};

/** Gives the bare handler a row of its own for each session: the cart that it quotes, as JSON. */
export const makeBareRows = async (databaseUrl: string, ids: readonly string[], state: object): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create table bare_sessions (id text primary key, version int not null, state text not null)');
    await client.query('insert into bare_sessions select id, 1, $2 from unnest($1::text[]) as id', [
      ids,
      JSON.stringify(state),
    ]);
  } finally {
    await client.end();
  }
};
