import { createHash } from 'node:crypto';
import type { WirePermission } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { unseenCartTs } from '../../../services/list/list.reader.ts';
import { hashOfToken, isSecretToken, newSecretToken } from '../../../services/session/secret-token.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import { putLinkedMail } from './linked-mail.ts';
import { permissionsFromColumn } from './permissions.ts';

/** Lifetime of an authorization code, in milliseconds. */
const codeLifetimeMs = 60_000;
/** Lifetime of an access token, in milliseconds. */
export const accessLifetimeMs = 15 * 60_000;
/** Lifetime of a refresh token, and so of an unused link, in milliseconds. */
export const refreshLifetimeMs = 90 * 24 * 60 * 60_000;

interface GrantContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly randomId: () => string;
}

/** The tokens of a linked customer; the database stores only their hashes. */
export interface IssuedTokens {
  readonly access: string;
  readonly refresh: string;
  readonly permissions: readonly WirePermission[];
}

/** The platform and site that request tokens. */
interface Asking {
  readonly platform: string;
  readonly site: Site;
}

/** Stores a customer's authorization. @returns the authorization code */
export const createGrant = async (
  { db, now, randomId }: GrantContext,
  { customerId, site }: { readonly customerId: string; readonly site: Site },
  { client, redirectUri, permissions, codeChallenge }: Extract<AuthorizationRequest, { kind: 'asked' }>,
): Promise<string> => {
  const code = newSecretToken();
  const at = now();
  await db
    .insertInto('agent_grants')
    .values({
      grant_id: randomId(),
      customer_id: customerId,
      platform: client.id,
      platform_name: client.name ?? null,
      site_code: site.code,
      permissions: permissions.join(' '),
      code_hash: hashOfToken(code),
      code_expires_at: new Date(at.getTime() + codeLifetimeMs),
      redirect_uri: redirectUri,
      code_challenge: codeChallenge,
      granted_at: at,
      redeemed_at: null,
      last_used_at: null,
    })
    .execute();
  return code;
};

/** Ends a grant and all of its tokens. */
const endGrant = (transaction: Transaction, grantId: string) =>
  transaction.deleteFrom('agent_grants').where('grant_id', '=', grantId).execute();

const issueTokens = async (
  transaction: Transaction,
  grant: { readonly grant_id: string; readonly permissions: string },
  at: Date,
): Promise<IssuedTokens> => {
  const [access, refresh] = [newSecretToken(), newSecretToken()];
  const row = (kind: 'access' | 'refresh', token: string, lifetimeMs: number) => ({
    token_hash: hashOfToken(token),
    grant_id: grant.grant_id,
    kind,
    expires_at: new Date(at.getTime() + lifetimeMs),
    used_at: null,
  });
  await transaction
    .insertInto('agent_tokens')
    .values([row('access', access, accessLifetimeMs), row('refresh', refresh, refreshLifetimeMs)])
    .execute();
  return { access, refresh, permissions: permissionsFromColumn(grant.permissions) };
};

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * Exchanges an authorization code for tokens, and notifies the customer by mail. A code that is used twice, or with a
 * wrong verifier or redirect URI, was intercepted: its grant is ended.
 * @returns undefined if the code is invalid
 */
export const redeemCode = (
  { db, now, randomId, publicUrl }: GrantContext & { readonly publicUrl: string },
  { platform, site }: Asking,
  { code, redirectUri, verifier }: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
): Promise<IssuedTokens | undefined> =>
  inTransaction(db, async (transaction) => {
    if (!isSecretToken(code)) return undefined;
    const grant = await transaction
      .selectFrom('agent_grants')
      .selectAll()
      .where('code_hash', '=', hashOfToken(code))
      .where('platform', '=', platform)
      .where('site_code', '=', site.code)
      .forUpdate()
      .executeTakeFirst();
    if (!grant) return undefined;
    const at = now();
    const isRight =
      grant.redeemed_at === null &&
      grant.code_expires_at > at &&
      grant.redirect_uri === redirectUri &&
      grant.code_challenge === challengeOf(verifier);
    if (!isRight) {
      await endGrant(transaction, grant.grant_id);
      return undefined;
    }
    await transaction
      .updateTable('agent_grants')
      .set({ redeemed_at: at })
      .where('grant_id', '=', grant.grant_id)
      .execute();
    const { customer_id: customerId, platform_name: name } = grant;
    const permissions = permissionsFromColumn(grant.permissions);
    await putLinkedMail(
      transaction,
      { customerId, platform, name, permissions },
      { site, publicUrl, mailId: randomId(), at },
    );
    return issueTokens(transaction, grant, at);
  });

/** Reads a token with its grant, locked so that two requests cannot exchange it. */
const lockToken = (transaction: Transaction, token: string, platform: string) =>
  transaction
    .selectFrom('agent_tokens')
    .innerJoin('agent_grants', 'agent_grants.grant_id', 'agent_tokens.grant_id')
    .select(['agent_tokens.grant_id', 'kind', 'expires_at', 'used_at', 'permissions', 'site_code'])
    .where('token_hash', '=', hashOfToken(token))
    .where('platform', '=', platform)
    .forUpdate()
    .executeTakeFirst();

/**
 * Exchanges a refresh token for new tokens and invalidates the old ones. A refresh token that is used twice was stolen:
 * the grant is ended.
 * @returns undefined if the token is invalid
 */
export const refreshTokens = (
  { db, now }: GrantContext,
  { platform, site }: Asking,
  token: string,
): Promise<IssuedTokens | undefined> =>
  inTransaction(db, async (transaction) => {
    if (!isSecretToken(token)) return undefined;
    const at = now();
    const known = await lockToken(transaction, token, platform);
    if (known?.kind !== 'refresh' || known.site_code !== site.code || known.expires_at <= at) return undefined;
    if (known.used_at !== null) {
      await endGrant(transaction, known.grant_id);
      return undefined;
    }
    await transaction
      .updateTable('agent_tokens')
      .set({ used_at: at })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
    await transaction
      .deleteFrom('agent_tokens')
      .where('grant_id', '=', known.grant_id)
      .where('kind', '=', 'access')
      .execute();
    return issueTokens(transaction, known, at);
  });

/** Revokes a token of a platform (RFC 7009): a refresh token with all tokens issued from it. */
export const revokeToken = ({ db }: Pick<GrantContext, 'db'>, platform: string, token: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    if (!isSecretToken(token)) return;
    const known = await lockToken(transaction, token, platform);
    if (known?.kind === 'refresh') await endGrant(transaction, known.grant_id);
    if (known?.kind === 'access') {
      await transaction.deleteFrom('agent_tokens').where('token_hash', '=', hashOfToken(token)).execute();
    }
  });

/**
 * Revokes a customer's authorization of a platform on every site. Carts that it filled for the customer are deleted,
 * unless the customer has them in their browser; those are kept as the customer's own.
 */
export const unlinkPlatform = (db: Database, customerId: string, grantId: string): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ platform: string }>`
      delete from agent_grants where customer_id = ${customerId} and platform = (
        select platform from agent_grants where grant_id = ${grantId} and customer_id = ${customerId})
      returning platform`.execute(transaction);
    const [first] = rows;
    if (!first) return false;
    const { platform } = first;
    await sql`delete from lists where customer_id = ${customerId} and active_cart_ts = ${unseenCartTs}
      and list_id in (select list_id from agent_carts where platform = ${platform})
      and not exists (select from orders where orders.list_id = lists.list_id)`.execute(transaction);
    await transaction
      .deleteFrom('agent_carts')
      .where('customer_id', '=', customerId)
      .where('platform', '=', platform)
      .execute();
    return true;
  });
