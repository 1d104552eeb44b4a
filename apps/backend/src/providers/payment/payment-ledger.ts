import type { Selectable } from 'kysely';
import { amountToColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { PaidCard, Payment, PaymentRefusal, PaymentStatus } from './payment.ts';
import type { PaymentRequest } from './payment-request.ts';

export type LedgerRow = Selectable<Tables['provider_payments']>;

/** A recorded state of a payment at a remote provider. */
export interface LedgerNote {
  readonly status: PaymentStatus;
  readonly refusal?: PaymentRefusal | undefined;
  readonly paymentId?: string | undefined;
  /** The provider's id of the capture. */
  readonly captureId?: string | undefined;
  readonly card?: PaidCard | undefined;
  readonly action?: string | undefined;
}

/** Converts a ledger row for the port: identified by its key until the provider assigns an id. */
export const paymentOf = (row: LedgerRow): Payment => ({
  paymentId: row.payment_id ?? row.payment_key,
  status: row.status,
  refusal: (row.refusal as PaymentRefusal | null) ?? undefined,
  ...(row.card_brand === null || row.card_last4 === null
    ? {}
    : { card: { brand: row.card_brand, last4: row.card_last4 } }),
  ...(row.action === null ? {} : { action: row.action }),
});

/**
 * The store's record of the payments at one provider, written before the provider is called: a payment is `unknown`
 * until its response is recorded, and a payment without a row was never requested.
 */
export const createPaymentLedger = (db: Database, now: () => Date, provider: LedgerRow['provider']) => {
  const findBy = (column: 'payment_key' | 'reference' | 'payment_id', value: string): Promise<LedgerRow | undefined> =>
    db
      .selectFrom('provider_payments')
      .selectAll()
      .where('provider', '=', provider)
      .where(column, '=', value)
      .orderBy('created_at', 'desc')
      .executeTakeFirst();

  /** The row of a key. A key that was closed before any provider was called is closed for all of them. */
  const findKey = async (key: string): Promise<LedgerRow> => {
    const row = await db
      .selectFrom('provider_payments')
      .selectAll()
      .where('payment_key', '=', key)
      .where(({ eb, or, and }) =>
        or([eb('provider', '=', provider), and([eb('status', '=', 'voided'), eb('amount', 'is', null)])]),
      )
      .executeTakeFirst();
    if (!row) throw new Error('A payment is not in the ledger of its provider');
    return row;
  };

  const insert = async (
    key: string,
    entries: Pick<LedgerRow, 'reference' | 'payment_id' | 'status' | 'amount' | 'currency'>,
  ): Promise<void> => {
    await db
      .insertInto('provider_payments')
      .values({
        payment_key: key,
        provider,
        capture_id: null,
        refusal: null,
        card_brand: null,
        card_last4: null,
        action: null,
        ...entries,
        created_at: now(),
        updated_at: now(),
      })
      .onConflict((conflict) => conflict.column('payment_key').doNothing())
      .execute();
  };

  return {
    findBy,
    findKey,

    /**
     * Records a payment before it is requested, once.
     * @param paymentId the provider's id if already known: only one active payment may claim it
     * @returns the row of its key, possibly an earlier one
     */
    open: async (
      { key, reference, amount, currency }: PaymentRequest,
      paymentId: string | null = null,
    ): Promise<LedgerRow> => {
      const asked = { amount: amountToColumn(amount), currency };
      await insert(key, { reference, payment_id: paymentId, status: 'unknown', ...asked });
      return findKey(key);
    },

    /** Ensures that a key is in the ledger: an unused one is closed. */
    close: async (key: string): Promise<LedgerRow> => {
      await insert(key, { reference: '', payment_id: null, status: 'voided', amount: null, currency: null });
      return findKey(key);
    },

    /**
     * Records a new state of a payment.
     * @param from only a payment in one of these states is changed, so that late or repeated notifications have no
     * effect
     */
    note: async (
      key: string,
      from: readonly PaymentStatus[],
      { status, refusal, paymentId, captureId, card, action }: LedgerNote,
    ): Promise<LedgerRow> => {
      await db
        .updateTable('provider_payments')
        .set({
          status,
          refusal: status === 'refused' ? (refusal ?? 'refused') : null,
          action: action ?? null,
          ...(paymentId ? { payment_id: paymentId } : {}),
          ...(captureId ? { capture_id: captureId } : {}),
          ...(card ? { card_brand: card.brand, card_last4: card.last4 } : {}),
          updated_at: now(),
        })
        .where('payment_key', '=', key)
        .where('provider', '=', provider)
        .where('status', 'in', [...from])
        .execute();
      return findKey(key);
    },
  };
};

export type PaymentLedger = ReturnType<typeof createPaymentLedger>;

/** Whether a request with a known key is for the same payment. */
export const isSamePayment = (row: LedgerRow, { amount, currency }: PaymentRequest): boolean =>
  row.amount === null || (row.amount === amountToColumn(amount) && row.currency === currency);

/** The response to a request whose key belongs to another payment. */
export const keyReused: Payment = { paymentId: '', status: 'refused', refusal: 'key_reused' };
