import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Tables } from '../../../db/tables.ts';
import type { SandboxOutcome } from '../sandbox-cards.ts';
import { brandOf, type CardInput, last4Of } from './card-input.ts';
import type { WirePayment, WirePaymentRequest } from './payment-state.ts';

type PaymentRow = Selectable<Tables['pay_payments']>;

export interface IssuedToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

const stateOf = ({ payment_id, status, refusal }: PaymentRow): WirePayment => ({
  paymentId: payment_id,
  status,
  refusal,
});

const firstStatus: Readonly<Record<SandboxOutcome, PaymentRow['status']>> = {
  approved: 'authorised',
  refused: 'refused',
  insufficient_funds: 'refused',
  challenge: 'challenge',
  challenge_unanswered: 'challenge',
};

const randomName = (prefix: string): string => `${prefix}_${randomBytes(18).toString('base64url')}`;

/** The sandbox's bank: tokens and payments in tables of its own. Card numbers and security codes are never stored. */
export const createSandboxBank = (db: Database, now: () => Date) => {
  const findById = (paymentId: string) =>
    db.selectFrom('pay_payments').selectAll().where('payment_id', '=', paymentId).executeTakeFirst();

  const findByKey = (key: string) =>
    db.selectFrom('pay_payments').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

  const move = async (
    paymentId: string,
    from: readonly PaymentRow['status'][],
    change: Partial<Pick<PaymentRow, 'status' | 'refusal' | 'captured'>>,
  ): Promise<WirePayment | undefined> => {
    await db
      .updateTable('pay_payments')
      .set({ ...change, updated_at: now() })
      .where('payment_id', '=', paymentId)
      .where('status', 'in', [...from])
      .execute();
    const row = await findById(paymentId);
    return row && stateOf(row);
  };

  return {
    issueToken: async (card: CardInput, outcome: SandboxOutcome): Promise<IssuedToken> => {
      const issued = {
        token: randomName('tok'),
        brand: brandOf(card),
        last4: last4Of(card),
        expMonth: card.expMonth,
        expYear: card.expYear,
      };
      await db
        .insertInto('pay_tokens')
        .values({
          token: issued.token,
          outcome,
          brand: issued.brand,
          last4: issued.last4,
          exp_month: issued.expMonth,
          exp_year: issued.expYear,
          created_at: now(),
        })
        .execute();
      return issued;
    },

    /** The same key answers the payment that it made; with other contents it is refused. */
    authorise: async (
      key: string,
      request: WirePaymentRequest,
    ): Promise<WirePayment | 'unknown_token' | 'key_reused'> => {
      const token = await db
        .selectFrom('pay_tokens')
        .select('outcome')
        .where('token', '=', request.token)
        .executeTakeFirst();
      if (!token) return 'unknown_token';
      const outcome = token.outcome as SandboxOutcome;
      await db
        .insertInto('pay_payments')
        .values({
          payment_id: randomName('pay'),
          idempotency_key: key,
          reference: request.reference,
          token: request.token,
          amount: request.amount,
          currency: request.currency,
          status: firstStatus[outcome],
          refusal: firstStatus[outcome] === 'refused' ? outcome : null,
          notification_url: request.notificationUrl,
          created_at: now(),
          updated_at: now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const row = await findByKey(key);
      const isSame = row?.amount === request.amount && row.token === request.token && row.currency === request.currency;
      return row && isSame ? stateOf(row) : 'key_reused';
    },

    capture: async (paymentId: string): Promise<WirePayment | undefined> => {
      const row = await findById(paymentId);
      return row && move(paymentId, ['authorised'], { status: 'captured', captured: row.amount });
    },

    void: (paymentId: string): Promise<WirePayment | undefined> =>
      move(paymentId, ['challenge', 'authorised', 'captured'], { status: 'voided', captured: '0' }),

    find: async (key: string): Promise<WirePayment | undefined> => {
      const row = await findByKey(key);
      return row && stateOf(row);
    },

    /** What the challenge page shows. */
    findChallenge: (paymentId: string) =>
      db
        .selectFrom('pay_payments')
        .innerJoin('pay_tokens', 'pay_tokens.token', 'pay_payments.token')
        .select([
          'pay_payments.payment_id',
          'pay_payments.reference',
          'pay_payments.amount',
          'pay_payments.currency',
          'pay_payments.status',
          'pay_payments.notification_url',
          'pay_tokens.outcome',
          'pay_tokens.last4',
        ])
        .where('pay_payments.payment_id', '=', paymentId)
        .executeTakeFirst(),

    /** The shopper's answer to the challenge; the first one counts. */
    decide: (paymentId: string, isApproved: boolean): Promise<WirePayment | undefined> =>
      move(
        paymentId,
        ['challenge'],
        isApproved ? { status: 'authorised' } : { status: 'refused', refusal: 'challenge_declined' },
      ),
  };
};

export type SandboxBank = ReturnType<typeof createSandboxBank>;
