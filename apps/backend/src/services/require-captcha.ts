import { createHash } from 'node:crypto';
import { allCalls, CAPTCHA_HEADER, type Call } from '@ironcart/api/contract';
import type { Database } from '../db/pool.ts';
import { refuse } from '../http/refusal.ts';
import type { CallRequest, ContractHandlers, Handler } from '../http/request-context.ts';
import type { CaptchaVerifier } from '../providers/captcha/captcha-verifier.ts';

const failed = () => refuse('captcha_failed', 'Please confirm that you are no robot, and try again');

/** Maximum length of a token, that of the longest known service. */
const maxTokenLength = 4_000;

/** The token from the header; for a forgotten password it may be in the body (S7-calls-cust-06). */
const tokenOf = ({ header, body }: CallRequest<Call>): string => {
  const inBody: unknown = Reflect.get(Object(body), 'captcha');
  return header(CAPTCHA_HEADER) || (typeof inBody === 'string' ? inBody : '');
};

export interface RequireCaptchaOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly verifier: CaptchaVerifier;
}

/** Requires a valid captcha token, used once, for the calls that the contract marks (SECURITY 8). */
export const requireCaptcha = (
  handlers: ContractHandlers,
  { db, now, verifier }: RequireCaptchaOptions,
): ContractHandlers => {
  /** Whether a token is used for the first time; of concurrent calls only one succeeds. */
  const isFirstUse = async (token: string): Promise<boolean> => {
    const token_hash = createHash('sha256').update(token).digest();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('captcha_tokens')
      .values({ token_hash, used_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  };

  const guarded =
    (action: string, handler: Handler<Call>): Handler<Call> =>
    async (request) => {
      const token = tokenOf(request);
      if (token === '' || token.length > maxTokenLength) return failed();
      const isGood = await verifier.accepts({ token, action, remoteAddress: request.remoteAddress });
      return isGood && (await isFirstUse(token)) ? handler(request) : failed();
    };

  const actions = new Map(allCalls().map(({ name, captcha }) => [name, captcha]));
  const guardedService = ([service, calls]: [string, object]) => [
    service,
    Object.fromEntries(
      Object.entries<Handler<Call>>({ ...calls }).map(([name, handler]) => {
        const action = actions.get(`${service}.${name}`);
        return [name, action === undefined ? handler : guarded(action, handler)];
      }),
    ),
  ];
  // The same services with guarded calls.
  return Object.fromEntries(Object.entries(handlers).map(guardedService)) as ContractHandlers;
};
