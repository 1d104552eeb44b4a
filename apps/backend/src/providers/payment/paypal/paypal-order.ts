import { type Currency, type Money, toDecimalText } from '@ironcart/core/money';
import * as v from 'valibot';

const amount = v.object({ currency_code: v.string(), value: v.string() });

const capture = v.object({ id: v.string(), status: v.string() });

/** The fields of a PayPal order that are read. */
export const payPalOrder = v.object({
  id: v.string(),
  status: v.string(),
  links: v.optional(v.array(v.object({ rel: v.string(), href: v.string() }))),
  purchase_units: v.optional(
    v.array(
      v.object({
        amount: v.optional(amount),
        payments: v.optional(v.object({ captures: v.optional(v.array(capture)) })),
      }),
    ),
  ),
});
export type PayPalOrder = v.InferOutput<typeof payPalOrder>;

/** Why PayPal rejected a call, as in 'INSTRUMENT_DECLINED'. */
export const payPalProblem = v.object({
  name: v.string(),
  details: v.optional(v.array(v.object({ issue: v.string() }))),
});

/** Whether an order has exactly that amount. */
export const isOrderOver = (order: PayPalOrder, asked: Money, currency: Currency | string | null): boolean => {
  const [unit, ...others] = order.purchase_units ?? [];
  return (
    others.length === 0 &&
    unit?.amount !== undefined &&
    unit.amount.currency_code === currency &&
    unit.amount.value === toDecimalText(asked)
  );
};

/** The capture of an order. */
export const captureOf = (order: PayPalOrder): v.InferOutput<typeof capture> | undefined =>
  order.purchase_units?.[0]?.payments?.captures?.[0];

/** The store's absolute URLs to which PayPal's page returns. */
export interface PayPalReturn {
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** PayPal's page on which the shopper approves an order. */
export const approvalUrlOf = ({ links = [] }: PayPalOrder): string | undefined =>
  links.find(({ rel, href }) => (rel === 'payer-action' || rel === 'approve') && href.startsWith('https://'))?.href;

/**
 * The body of a new order: intent capture (S7), paid immediately, without PayPal's own shipping address.
 * @param back the return URLs of its page; not needed for PayPal's button
 */
export const newPayPalOrder = (asked: Money, currency: Currency, back?: PayPalReturn): string =>
  JSON.stringify({
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: currency, value: toDecimalText(asked) } }],
    payment_source: {
      paypal: {
        experience_context: {
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'CONTINUE',
          ...(back && { return_url: back.returnUrl, cancel_url: back.cancelUrl }),
        },
      },
    },
  });

/** Validates a PayPal order id before it is used in a path. */
export const isPayPalOrderId = (text: string): boolean => /^[A-Z0-9]{1,36}$/.test(text);
