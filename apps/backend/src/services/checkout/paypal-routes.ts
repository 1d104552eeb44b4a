import { type Money, parseMoney, toDecimalText } from '@ironcart/core/money';
import { safeReturnPath } from '@ironcart/core/routing';
import type { Sites } from '@ironcart/core/site';
import { Hono } from 'hono';
import * as v from 'valibot';
import { leadingPage } from '../../http/leading-page.ts';
import { isAllowedOrigin } from '../../http/origin-check.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { CountAttempt } from '../../http/rate-limit.ts';
import { readJsonBody } from '../../http/read-json-body.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import { isPayPalCurrency } from '../../providers/payment/paypal/paypal-currencies.ts';
import type { PayPalProvider } from '../../providers/payment/paypal/paypal-provider.ts';
import { takeNotification } from './provider-notifications.ts';
import type { OutsideContext } from './settle-order.ts';

export interface PayPalRoutesOptions {
  readonly paypal: PayPalProvider;
  readonly settlement: Omit<OutsideContext, 'cause'>;
  readonly sites: Sites;
  /** The store's own origin. */
  readonly origin: string;
  readonly countAttempt: CountAttempt;
}

const maxBytes = 10_000;
const largestOrder = 100_000_000;

/**
 * Parses an amount in major units, a number or decimal text, as `Money`; undefined for an amount that an order cannot
 * have.
 */
const orderAmount = (given: number | string): Money | undefined => {
  const parsed = parseMoney(given);
  return parsed.ok && parsed.value > 0 && parsed.value <= largestOrder ? parsed.value : undefined;
};

const payPalOrder = v.object({
  amount: v.pipe(
    v.union([v.number(), v.string()]),
    v.transform(orderAmount),
    v.custom<Money>((amount) => amount !== undefined),
  ),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});

const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const refused = (status: number, message: string): Response => answer({ message }, status);

/** PayPal's routes: its webhook, the orders of its button, and its approval page for pages without scripts. */
export const createPayPalRoutes = ({
  paypal,
  settlement,
  sites,
  origin,
  countAttempt,
}: PayPalRoutesOptions): Hono<{ Bindings: { readonly remoteAddress: string } }> => {
  const app = new Hono<{ Bindings: { readonly remoteAddress: string } }>();
  const isSoldIn = (currency: string): boolean =>
    isPayPalCurrency(currency) && sites.all.some((site) => site.currency === currency);

  app.post('/provider/paypal/notifications', async ({ req, env }) => {
    if ((await countAttempt('providerNotification', env)) !== undefined) return refused(429, 'Too many notifications');
    return takeNotification(settlement, 'paypal', req.raw);
  });

  app.post('/provider/paypal/orders', async ({ req, env }) => {
    if (!isAllowedOrigin(req.raw, origin)) return refused(403, 'Only the store’s own pages may ask');
    if ((await countAttempt('place', env)) !== undefined) return refused(429, 'Too many attempts');
    const parsed = parseInput(payPalOrder, await readJsonBody(req.raw, maxBytes));
    if (!parsed.success) return refused(400, 'The amount is missing');
    const { amount, currency } = parsed.output;
    if (!isSoldIn(currency)) return refused(400, 'No site sells by PayPal in that currency');
    return answer({ id: (await paypal.createOrder(amount, currency)).id });
  });

  /**
   * Redirects to PayPal's page, from which the shopper returns to `returnTo` with the order's id and the amount in the
   * query, or with `cancelled`.
   */
  app.get('/provider/paypal/approval', async (context) => {
    const { req, env } = context;
    const returnTo = safeReturnPath(req.query('returnTo'), '/checkout/payment');
    const back = (query: Readonly<Record<string, string>>): string => {
      const url = new URL(returnTo, origin);
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    };
    const unpaid = context.redirect(back({ unavailable: 'paypal' }), 303);
    const parsed = parseInput(payPalOrder, req.query());
    if (!parsed.success || !isSoldIn(parsed.output.currency)) return unpaid;
    if ((await countAttempt('place', env)) !== undefined) return unpaid;
    const { amount, currency } = parsed.output;
    try {
      const { approvalUrl } = await paypal.createOrder(amount, currency, {
        returnUrl: back({ authorizedAmount: toDecimalText(amount) }),
        cancelUrl: back({ cancelled: '' }),
      });
      return approvalUrl === undefined ? unpaid : leadingPage(approvalUrl);
    } catch (error) {
      settlement.logger.error(loggedFault(error), 'PayPal has no page for an approval');
      return unpaid;
    }
  });

  return app;
};
