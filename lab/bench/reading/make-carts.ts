import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A guest's empty cart and the cookie of its session. */
export interface EmptyCart {
  readonly listId: string;
  readonly cookie: string;
}

/** Inserts the given number of guests with an empty cart each, in one statement. */
export const makeCarts = async (databaseUrl: string, count: number): Promise<readonly EmptyCart[]> => {
  const carts = Array.from({ length: count }, (_, index) => ({
    listId: randomUUID(),
    token: String(index).padStart(43, '0'),
  }));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `with guests as (
        insert into sessions (session_id, token_hash, created_at, expires_at)
        select gen_random_uuid(), sha256(convert_to(token, 'UTF8')), now(), now() + interval '1 day' from unnest($2::text[]) as token
        returning session_id, token_hash
      )
      insert into lists (list_id, site_code, type, session_id, created_at)
      select list_id, 'USA', 'cart', session_id, now()
      from unnest($1::uuid[], $2::text[]) as carts (list_id, token)
      join guests on token_hash = sha256(convert_to(token, 'UTF8'))`,
      [carts.map(({ listId }) => listId), carts.map(({ token }) => token)],
    );
    await client.query('vacuum analyze sessions, lists');
  } finally {
    await client.end();
  }
  return carts.map(({ listId, token }) => ({ listId, cookie: `__Host-ironcart=${token}` }));
};
