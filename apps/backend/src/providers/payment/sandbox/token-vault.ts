import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SandboxOutcome } from '../sandbox-cards.ts';
import { brandOf, type CardInput, last4Of } from './card-input.ts';
import type { WalletRequest } from './payment-state.ts';

// Listed explicitly, so that the statement can be prepared.
const tokenColumns = [
  'token',
  'kind',
  'outcome',
  'brand',
  'last4',
  'exp_month',
  'exp_year',
  'amount',
  'currency',
  'created_at',
] as const satisfies readonly (keyof Tables['pay_tokens'])[];

export type TokenRow = Selectable<Tables['pay_tokens']>;

export interface IssuedToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** An unguessable name, as in 'tok_…'. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** The sandbox's tokens. Card numbers and security codes are never stored. */
export const createTokenVault = (db: Database, now: () => Date) => {
  const issue = async (entries: Pick<TokenRow, 'kind' | 'outcome'> & Partial<TokenRow>): Promise<string> => {
    const token = randomName('tok');
    const nothing = { brand: null, last4: null, exp_month: null, exp_year: null, amount: null, currency: null };
    await db
      .insertInto('pay_tokens')
      .values({ ...nothing, ...entries, token, created_at: now() })
      .execute();
    return token;
  };

  return {
    issueForCard: async (card: CardInput, outcome: SandboxOutcome): Promise<IssuedToken> => {
      const shown = { brand: brandOf(card), last4: last4Of(card) };
      const { expMonth, expYear } = card;
      const token = await issue({ kind: 'card', outcome, ...shown, exp_month: expMonth, exp_year: expYear });
      return { token, ...shown, expMonth, expYear };
    },

    issueForSecurityCode: (): Promise<string> => issue({ kind: 'securityCode', outcome: 'approved' }),

    /** A token for a shopper's approval in the wallet's window. */
    issueForWallet: ({ amount, currency }: WalletRequest): Promise<string> =>
      issue({ kind: 'paypal', outcome: 'approved', amount, currency }),

    find: (token: string): Promise<TokenRow | undefined> =>
      db.selectFrom('pay_tokens').select(tokenColumns).where('token', '=', token).executeTakeFirst(),
  };
};

export type TokenVault = ReturnType<typeof createTokenVault>;
