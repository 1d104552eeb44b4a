import { safeReturnPath } from '@ironcart/core/routing';
import type { Sites } from '@ironcart/core/site';
import { Hono } from 'hono';
import * as v from 'valibot';
import { leadingPage } from '../../http/leading-page.ts';
import { isAllowedOrigin } from '../../http/origin-check.ts';
import { parseInput } from '../../http/parse-input.ts';
import type { CountAttempt } from '../../http/rate-limit.ts';
import { readBounded } from '../../http/read-bounded.ts';
import { readJsonBody } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import type { AdyenProvider } from '../../providers/payment/adyen/adyen-provider.ts';
import type { RequestMerchantSession } from '../../providers/payment/apple-pay/merchant-session.ts';
import { answerSession, applePaySessionPath } from '../../providers/payment/apple-pay/session-route.ts';
import { adyenReturnPath } from '../../providers/payment/open-providers.ts';
import type { OwnMethod } from '../../providers/payment/own/open-own-methods.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import type { PayPalProvider } from '../../providers/payment/paypal/paypal-provider.ts';
import { createOwnMethodRoutes } from './own-method-routes.ts';
import { createPayPalRoutes } from './paypal-routes.ts';
import { settleReference, takeNotification } from './provider-notifications.ts';
import type { OutsideContext } from './settle-order.ts';

export interface ProviderRoutesOptions {
  /** Whether the store is a demo, whose sandbox sends notifications. */
  readonly hasSandbox: boolean;
  /** Undefined if it is not configured; then its routes do not exist. */
  readonly adyen: AdyenProvider | undefined;
  readonly paypal: PayPalProvider | undefined;
  readonly applePay: RequestMerchantSession | undefined;
  /** The store's own payment methods. */
  readonly own: ReadonlyMap<string, OwnMethod>;
  readonly settlement: Omit<OutsideContext, 'cause'>;
  readonly sites: Sites;
  readonly publicUrl: string;
  readonly countAttempt: CountAttempt;
}

const maxBytes = 100_000;

const optionalText = v.exactOptional(v.pipe(v.string(), v.maxLength(50_000)));

/** The data from Adyen's script, which Adyen validates and signs. */
const detailsBody = v.object({
  details: v.object({
    redirectResult: optionalText,
    threeDSResult: optionalText,
    threeds2_fingerprint: optionalText,
    threeds2_challengeResult: optionalText,
    payload: optionalText,
  }),
  paymentData: optionalText,
});

/** The URL of Adyen's redirect action; undefined for other actions. */
const redirectAction = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.literal('redirect'),
    method: v.literal('GET'),
    url: v.pipe(v.string(), v.startsWith('https://')),
  }),
);

const redirectUrlOf = (action: string | undefined): string | undefined => {
  const parsed = parseInput(redirectAction, action);
  return parsed.success ? parsed.output.url : undefined;
};

/** The result that a bank posts in the body: not all banks return by a GET link. */
const postedResultOf = async (request: Request): Promise<string | undefined> => {
  if (request.method !== 'POST') return undefined;
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return undefined;
  return new URLSearchParams(new TextDecoder().decode(bytes)).get('redirectResult') ?? undefined;
};

const answer = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

const refused = (status: number, message: string): Response => answer({ message }, status);

/**
 * The routes for payment providers and their scripts in the browser: webhooks, challenge details, orders to approve.
 */
export const createProviderRoutes = (
  options: ProviderRoutesOptions,
): Hono<{ Bindings: { readonly remoteAddress: string } }> => {
  const { settlement, adyen, paypal, applePay, sites, countAttempt } = options;
  const { origin } = new URL(options.publicUrl);
  const app = new Hono<{ Bindings: { readonly remoteAddress: string } }>();

  if (options.hasSandbox) {
    app.post('/provider/notifications', ({ req }) => takeNotification(settlement, 'sandbox', req.raw));
  }

  if (adyen) {
    /** The next action for the browser's script, if there is one; undefined if Adyen rejected the details. */
    const submit = async (body: v.InferOutput<typeof detailsBody>): Promise<{ action: string | null } | undefined> => {
      const outcome = await adyen.submitDetails(body);
      if (outcome === undefined) return undefined;
      const { reference, action = null } = outcome;
      if (reference !== '') await settleReference({ ...settlement, cause: 'request adyen details' }, reference);
      return { action };
    };

    app.post('/provider/adyen/notifications', ({ req }) => takeNotification(settlement, 'adyen', req.raw));

    app.post('/provider/adyen/details', async ({ req, env }) => {
      if (!isAllowedOrigin(req.raw, origin)) return refused(403, 'Only the store’s own pages may ask');
      if ((await countAttempt('place', env)) !== undefined) return refused(429, 'Too many attempts');
      const parsed = parseInput(detailsBody, await readJsonBody(req.raw, maxBytes));
      if (!parsed.success) return refused(400, 'The details are not complete');
      const submitted = await submit(parsed.output);
      return submitted === undefined ? refused(422, 'The details were refused') : answer(submitted);
    });

    app.get('/provider/adyen/actions/:id', async ({ req }) => {
      const action = await adyen.findAction(req.param('id'));
      return action === undefined ? refused(404, 'Nothing waits for the shopper') : answer({ action });
    });

    app.get('/provider/adyen/redirect/:id', async (context) => {
      const url = redirectUrlOf(await adyen.findAction(context.req.param('id')));
      return url === undefined ? context.redirect('/checkout/review', 303) : leadingPage(url);
    });

    app.on(['GET', 'POST'], adyenReturnPath, async (context) => {
      const redirectResult = context.req.query('redirectResult') ?? (await postedResultOf(context.req.raw));
      // Failures and rate-limited requests are settled by the webhook: the shopper returns to the store, which requests
      // the order.
      if (redirectResult && (await countAttempt('place', context.env)) === undefined) {
        await submit({ details: { redirectResult } }).catch((error: unknown) =>
          settlement.logger.error(loggedFault(error), 'The result of a redirect could not be submitted'),
        );
      }
      return context.redirect(safeReturnPath(context.req.query('to'), '/checkout/review'), 303);
    });
  }

  if (applePay) {
    app.post(applePaySessionPath, async ({ req, env }) => {
      if ((await countAttempt('place', env)) !== undefined) return refused(429, 'Too many attempts');
      return answerSession(req.raw, { requestSession: applePay, origin, logger: settlement.logger });
    });
  }

  if (paypal) app.route('/', createPayPalRoutes({ paypal, settlement, sites, origin, countAttempt }));
  app.route('/', createOwnMethodRoutes({ own: options.own, settlement, origin, countAttempt }));

  return app;
};
