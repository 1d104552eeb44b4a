import type { WireOrder } from '@ironcart/api/contract';
import type { Currency } from '@ironcart/core/money';
import { paymentTypesOf } from '@ironcart/core/payment';
import type { StoreId } from '@ironcart/core/site';
import { type RawBuilder, sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import { isDueBy } from '../../db/due.ts';
import { isRefusal } from '../../http/refusal.ts';
import { loggedFault, PaymentProviderUnavailableError } from '../../providers/payment/payment-provider.ts';
import { type ExtraPaymentContext, payExtraPayment } from '../extra-payment/pay-extra-payment.ts';
import type { ServiceContext } from '../service-context.ts';
import { type CardChoice, chargedCardOf } from './charged-card.ts';
import { afterFailureMs, chargeAgainMs } from './payment-terms.ts';

export type ChargeContext = ExtraPaymentContext & Pick<ServiceContext, 'sites'>;

interface DuePayment extends CardChoice {
  readonly extra_payment_id: string;
  readonly order_id: string;
  readonly customer_id: string | null;
  readonly store_id: StoreId;
  readonly amount: string;
  readonly currency: Currency;
  readonly reason: string;
  readonly created_at: Date;
  readonly document: unknown;
}

/** Maximum number of charges per run. */
const batch = 50;

/** Claims payments, so that no other process charges them before their next attempt. */
const take = async ({ db, now }: ChargeContext, which: RawBuilder<unknown>): Promise<readonly DuePayment[]> => {
  const { rows } = await sql<DuePayment>`
    with due as (
      select payments.extra_payment_id from subscription_payments payments
      where settled_at is null and ${which}
      order by next_try_at limit ${batch} for update skip locked
    ),
    claimed as (
      update subscription_payments payments
      set next_try_at = ${new Date(now().getTime() + chargeAgainMs)}, tried_at = ${now()}
      from due where payments.extra_payment_id = due.extra_payment_id
      returning payments.extra_payment_id, payments.product_id
    )
    select extra_payment_id, order_id, customer_id, store_id, extra.amount::text as amount, extra.currency, reason,
      extra.created_at, document, stored_payment_method_id, card_brand, card_last4
    from claimed
      join extra_payments extra using (extra_payment_id)
      join orders using (order_id)
      join subscriptions using (order_id, product_id)
    where not exists (select from program_cancellations cancellation
      where cancellation.order_id = orders.order_id and cancellation.product_id = claimed.product_id)`.execute(db);
  return rows;
};

/** Charges one payment to a stored card. @returns whether the card was refused */
const charge = async (context: ChargeContext, due: DuePayment, cardId: string): Promise<boolean> => {
  const { customer_id: customerId, store_id: storeId } = due;
  // The document is the wire's order as it was accepted: it always has a billing address.
  const { customer, billingAddress } = due.document as Pick<WireOrder, 'customer' | 'billingAddress'>;
  const amount = amountFromColumn(due.amount);
  const outcome = await payExtraPayment(context, {
    extraPayment: {
      _id: due.extra_payment_id,
      orderId: due.order_id,
      storeId,
      amount,
      currency: due.currency,
      reason: due.reason,
      status: 'due',
      createdAt: due.created_at.toISOString(),
    },
    payer: { email: customer.email, countryId: billingAddress?.countryId ?? '' },
    payment: { ...paymentTypesOf({ type: 'scheme' }), amount, storedPaymentMethodId: cardId },
    customerId: customerId ?? undefined,
    site: context.sites.byStoreId(storeId),
    isForSubscription: true,
  });
  return isRefusal(outcome) && (outcome.type === 'payment_error' || outcome.type === 'three_ds');
};

/** Postpones an attempt that failed for a reason other than the card; it does not count. */
const tryLater = async ({ db, now }: ChargeContext, extraPaymentId: string): Promise<void> => {
  await db
    .updateTable('subscription_payments')
    .set({ next_try_at: new Date(now().getTime() + afterFailureMs), tried_at: null })
    .where('extra_payment_id', '=', extraPaymentId)
    .execute();
};

const chargeTaken = async (context: ChargeContext, due: DuePayment): Promise<boolean> => {
  const { payments, logger } = context;
  const { extra_payment_id: extraPaymentId, customer_id: customerId } = due;
  if (customerId === null) return false;
  try {
    const card = chargedCardOf(await payments.storedCards(customerId), due);
    return card !== undefined && (await charge(context, due, card.storedPaymentMethodId));
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailableError)) throw error;
    logger.error({ ...loggedFault(error), extraPaymentId }, 'The cards for a subscription could not be read');
    await tryLater(context, extraPaymentId);
    return false;
  }
};

/**
 * Charges the due payments of subscriptions to their customers' stored cards; payments without a card are requested by
 * mail instead. A refused card is charged again some days later. Several processes may run it concurrently.
 */
export const chargePayments = async (context: ChargeContext): Promise<void> => {
  for (const due of await take(context, isDueBy('next_try_at', context.now(), chargeAgainMs))) {
    try {
      await chargeTaken(context, due);
    } catch (error) {
      context.logger.error({ err: error, extraPaymentId: due.extra_payment_id }, 'A subscription was not charged');
      await tryLater(context, due.extra_payment_id);
    }
  }
};

/** Charges one payment immediately. @returns whether the card was refused */
export const chargePayment = async (context: ChargeContext, extraPaymentId: string): Promise<boolean> => {
  const [due] = await take(context, sql`payments.extra_payment_id = ${extraPaymentId}`);
  return due !== undefined && chargeTaken(context, due);
};
