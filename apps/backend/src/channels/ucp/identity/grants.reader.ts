import type { WirePermission } from '@ironcart/api/contract';
import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import { hashOfToken, isSecretToken } from '../../../services/session/secret-token.ts';
import { permissionsFromColumn } from './permissions.ts';

/** A platform that is authorized to act for a customer. */
export interface LinkedPlatform {
  /** Identifies the link: the id of its latest grant. */
  readonly id: string;
  /** The URL of its profile. */
  readonly platform: string;
  readonly name: string | undefined;
  readonly permissions: readonly WirePermission[];
  readonly linkedAt: Date;
  readonly lastUsedAt: Date | undefined;
}

/** The platforms authorized by a customer, newest first; a platform linked several times is listed once. */
export const readLinkedPlatforms = async (
  db: Database,
  customerId: string,
  { at, limit }: { readonly at: Date; readonly limit: number },
): Promise<readonly LinkedPlatform[]> => {
  const { rows } = await sql<{
    grant_id: string;
    platform: string;
    platform_name: string | null;
    permissions: string;
    linked_at: Date;
    last_used_at: Date | null;
  }>`
    select (array_agg(grant_id order by granted_at desc))[1] as grant_id, platform,
      (array_agg(platform_name order by granted_at desc))[1] as platform_name,
      string_agg(permissions, ' ') as permissions, min(granted_at) as linked_at, max(last_used_at) as last_used_at
    from agent_grants
    where customer_id = ${customerId} and redeemed_at is not null and exists (
      select from agent_tokens where agent_tokens.grant_id = agent_grants.grant_id and expires_at > ${at})
    group by platform order by max(granted_at) desc, platform limit ${limit}`.execute(db);
  return rows.map((row) => ({
    id: row.grant_id,
    platform: row.platform,
    name: row.platform_name ?? undefined,
    permissions: permissionsFromColumn(row.permissions),
    linkedAt: row.linked_at,
    lastUsedAt: row.last_used_at ?? undefined,
  }));
};

/** The customer for whom a platform calls. */
export interface LinkedCustomer {
  readonly customerId: string;
  readonly permissions: readonly WirePermission[];
}

/** Precision of a link's last use, in milliseconds, so that not every call writes. */
const noteEveryMs = 60 * 60_000;

/** The customer of an access token issued to this platform on this site; undefined for an invalid token. */
export const customerOfToken = async (
  { db, now }: { readonly db: Database; readonly now: () => Date },
  token: string,
  { platform, siteCode }: { readonly platform: string; readonly siteCode: string },
): Promise<LinkedCustomer | undefined> => {
  if (!isSecretToken(token)) return undefined;
  const at = now();
  const row = await db
    .selectFrom('agent_tokens')
    .innerJoin('agent_grants', 'agent_grants.grant_id', 'agent_tokens.grant_id')
    .select(['customer_id', 'permissions', 'agent_grants.grant_id', 'last_used_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('kind', '=', 'access')
    .where('expires_at', '>', at)
    .where('platform', '=', platform)
    .where('site_code', '=', siteCode)
    .executeTakeFirst();
  if (!row) return undefined;
  if ((row.last_used_at?.getTime() ?? 0) <= at.getTime() - noteEveryMs) {
    await db.updateTable('agent_grants').set({ last_used_at: at }).where('grant_id', '=', row.grant_id).execute();
  }
  return { customerId: row.customer_id, permissions: permissionsFromColumn(row.permissions) };
};
