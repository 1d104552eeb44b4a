import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../../db/pool.ts';
import type { Tables } from '../../../db/tables.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { PaymentRefusal } from '../payment.ts';
import type { SandboxOutcome } from '../sandbox-cards.ts';
import { decide, type FoundSource, isCardAccepted } from './bank-decision.ts';
import type { WirePayment, WirePaymentRequest, WireSource, WireStoredCard } from './payment-state.ts';
import { uncapturableAmount } from './scripted-amounts.ts';
import type { StoredCards } from './stored-cards.ts';
import { randomName, type TokenVault } from './token-vault.ts';

// Listed explicitly, so that the statements can be prepared.
const paymentColumns = [
  'payment_id',
  'idempotency_key',
  'reference',
  'token',
  'method',
  'outcome',
  'source_digest',
  'brand',
  'last4',
  'keep_for',
  'amount',
  'currency',
  'status',
  'refusal',
  'captured',
  'notification_url',
  'return_url',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Tables['pay_payments'])[];

type PaymentRow = Selectable<Tables['pay_payments']>;

const stateOf = ({ payment_id, status, refusal, brand, last4 }: PaymentRow): WirePayment => ({
  paymentId: payment_id,
  status,
  refusal: refusal as PaymentRefusal | null,
  card: brand === null || last4 === null ? null : { brand, last4 },
});

/** A digest to compare sources without storing them. */
const digestOf = (source: WireSource): string =>
  createHash('sha256').update(JSON.stringify(source)).digest('base64url');

const tokenOf = (source: WireSource): string | undefined => {
  if (source.kind === 'card' || (source.kind === 'wallet' && source.type === 'paypal')) return source.token;
  return source.kind === 'storedCard' ? source.securityCodeToken : undefined;
};

export interface BankOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly tokens: TokenVault;
  readonly cards: StoredCards;
}

/** The sandbox's bank, with its own payments table. */
export const createSandboxBank = ({ db, now, tokens, cards }: BankOptions) => {
  const findBy = (column: 'payment_id' | 'idempotency_key', value: string): Promise<PaymentRow | undefined> =>
    db.selectFrom('pay_payments').select(paymentColumns).where(column, '=', value).executeTakeFirst();

  const move = (
    where: readonly ['payment_id' | 'idempotency_key', string],
    from: readonly PaymentRow['status'][],
    change: Partial<Pick<PaymentRow, 'status' | 'refusal' | 'captured'>>,
  ): Promise<PaymentRow | undefined> =>
    db
      .updateTable('pay_payments')
      .set({ ...change, updated_at: now() })
      .where(where[0], '=', where[1])
      .where('status', 'in', [...from])
      .returning(paymentColumns)
      .executeTakeFirst();

  const findSource = async ({ source, shopper }: WirePaymentRequest): Promise<FoundSource> => {
    const token = tokenOf(source);
    return {
      token: token === undefined ? undefined : await tokens.find(token),
      storedCard:
        source.kind === 'storedCard' && shopper !== undefined
          ? await cards.find(shopper, source.storedPaymentMethodId)
          : undefined,
    };
  };

  const keepCard = async ({ keep_for, token }: PaymentRow): Promise<void> => {
    const row = keep_for !== null && token !== null ? await tokens.find(token) : undefined;
    if (keep_for !== null && row) await cards.keep(keep_for, row);
  };

  return {
    /** A repeated key returns its payment; with other content it is refused. */
    authorise: async (
      key: string,
      request: WirePaymentRequest,
    ): Promise<
      | { readonly payment: WirePayment; readonly outcome: SandboxOutcome; readonly isNew: boolean }
      | 'unknown_token'
      | 'key_reused'
    > => {
      const { source, shopper } = request;
      const decision = decide(request, await findSource(request));
      if (!decision) return 'unknown_token';
      const digest = digestOf(source);
      const isKept = source.kind === 'card' && source.storesCard && shopper !== undefined;
      const made = await db
        .insertInto('pay_payments')
        .values({
          payment_id: randomName('pay'),
          idempotency_key: key,
          reference: request.reference,
          token: tokenOf(source) ?? null,
          method: decision.method,
          outcome: decision.outcome,
          source_digest: digest,
          brand: decision.brand,
          last4: decision.last4,
          keep_for: isKept ? shopper : null,
          amount: request.amount,
          currency: request.currency,
          status: decision.status,
          refusal: decision.refusal,
          notification_url: request.notificationUrl,
          return_url: request.returnUrl,
          created_at: now(),
          updated_at: now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .returning(paymentColumns)
        .executeTakeFirst();
      const row = made ?? (await findBy('idempotency_key', key));
      if (!row) return 'key_reused';
      const isClosed = row.amount === '0.00';
      const isSame = row.amount === request.amount && row.currency === request.currency && row.source_digest === digest;
      if (!isSame && !isClosed) return 'key_reused';
      if (made?.status === 'authorised') await keepCard(made);
      return { payment: stateOf(row), outcome: decision.outcome, isNew: made !== undefined };
    },

    /** Stores a token's card without a payment; undefined if the token is invalid, or the bank refuses the card. */
    keepCard: async (shopper: string, token: string): Promise<WireStoredCard | undefined> => {
      const row = await tokens.find(token);
      return row?.kind === 'card' && isCardAccepted(row.outcome) ? cards.keep(shopper, row) : undefined;
    },

    capture: async (key: string): Promise<WirePayment | undefined> => {
      const captured = await db
        .updateTable('pay_payments')
        .set({ status: 'captured', captured: sql<string>`amount`, updated_at: now() })
        .where('idempotency_key', '=', key)
        .where('status', '=', 'authorised')
        .where('amount', '<>', uncapturableAmount)
        .returning(paymentColumns)
        .executeTakeFirst();
      const row = captured ?? (await findBy('idempotency_key', key));
      return row && stateOf(row);
    },

    /** Voids a payment; an unused key is closed with an empty payment. */
    void: async (key: string): Promise<WirePayment> => {
      await db
        .insertInto('pay_payments')
        .values({
          payment_id: randomName('pay'),
          idempotency_key: key,
          reference: '',
          token: null,
          brand: null,
          last4: null,
          keep_for: null,
          amount: '0',
          currency: '',
          status: 'voided',
          refusal: null,
          notification_url: '',
          return_url: null,
          created_at: now(),
          updated_at: now(),
        })
        .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
        .execute();
      const change = { status: 'voided' as const, captured: '0' };
      await move(['idempotency_key', key], ['challenge', 'redirect', 'authorised', 'captured'], change);
      const row = await findBy('idempotency_key', key);
      if (!row) throw new Error('A payment of the sandbox is gone');
      return stateOf(row);
    },

    /**
     * Refunds a part of a captured payment, once per key. @returns whether the amount was available, or the refund was
     * made before
     */
    refund: (key: string, refundKey: string, amount: string): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        // Locks the payment, so that concurrent refunds are serialized.
        await sql`select from pay_payments where idempotency_key = ${key} for update`.execute(transaction);
        await sql`
          insert into pay_refunds (refund_key, payment_id, amount, created_at)
          select ${refundKey}, payment_id, ${amount}::numeric, ${now()}::timestamptz from pay_payments
          where idempotency_key = ${key} and captured >= ${amount}::numeric
            + (select coalesce(sum(amount), 0) from pay_refunds where pay_refunds.payment_id = pay_payments.payment_id)
          on conflict do nothing`.execute(transaction);
        const made = await transaction
          .selectFrom('pay_refunds')
          .innerJoin('pay_payments', 'pay_payments.payment_id', 'pay_refunds.payment_id')
          .select('refund_key')
          .where('refund_key', '=', refundKey)
          .where('idempotency_key', '=', key)
          .executeTakeFirst();
        return made !== undefined;
      }),

    find: async (key: string): Promise<WirePayment | undefined> => {
      const row = await findBy('idempotency_key', key);
      return row && stateOf(row);
    },

    /** Finds a payment for the bank's own pages. */
    findById: (paymentId: string): Promise<PaymentRow | undefined> => findBy('payment_id', paymentId),

    /** Records the shopper's decision; only the first counts. @returns the payment if this was the first */
    answer: async (paymentId: string, isApproved: boolean): Promise<PaymentRow | undefined> => {
      const before = await findBy('payment_id', paymentId);
      const refusal = before?.status === 'redirect' ? 'cancelled' : 'challenge_declined';
      const row = await move(
        ['payment_id', paymentId],
        ['challenge', 'redirect'],
        isApproved ? { status: 'authorised' } : { status: 'refused', refusal },
      );
      if (row && isApproved) await keepCard(row);
      return row;
    },
  };
};

export type SandboxBank = ReturnType<typeof createSandboxBank>;
export type SandboxPayment = PaymentRow;
