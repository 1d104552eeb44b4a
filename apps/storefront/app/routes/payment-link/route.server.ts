import { isApiError } from '@ironcart/api/client';
import { cardName, type ExtraPayment, isCardExpired, kindOfMethod, offeredMethods } from '@ironcart/core/payment';
import { redirect } from 'react-router';
import { paymentHref } from '../../after-order/order-care-paths.ts';
import { cardAccountOf } from '../../card-fields/card-account-of.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';
import { pay, refusalNamed } from './pay.server.ts';
import { approvalPage, cardPage, challengePage, redirectPage } from './provider-pages.server.ts';

const head: PageHead = { title: 'Payment', isPrivate: true };

const orNothing = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (thrown) {
    if (isApiError(thrown, 'not_found') || isApiError(thrown, 'invalid_request')) return undefined;
    throw thrown;
  }
};

/** The payment in the URL; the mail link's key is removed from the URL once it has been used. */
const readPayment = async ({ api, url }: RequestContext): Promise<ExtraPayment | undefined> => {
  const id = url.searchParams.get('payment');
  const key = url.searchParams.get('key');
  if (id === null) return undefined;
  if (key !== null && (await orNothing(() => api.extraPayments.open(id, key)))) throw redirect(paymentHref(id));
  return orNothing(() => api.extraPayments.get(id));
};

/** The payment methods of this page: stored and new cards, redirect methods, and PayPal. */
const readMethods = async (context: RequestContext) => {
  const { api, site, device } = context;
  const answer = await api.paymentMethods.get({ country: site.defaultCountry });
  const { methods, stored, provider, paypal } = answer;
  const newCard = cardAccountOf(answer, site);
  const flags = device.kind === 'app' ? await context.flags() : {};
  const isSetUp = { applePay: { site: false, checkout: false }, payPal: true };
  const offered = offeredMethods(methods, { site, device, flags, isSetUp, canDevicePay: false });
  return {
    card: newCard,
    stored: (newCard ? stored : [])
      .filter((kept) => !isCardExpired(kept, context.now))
      .map((kept) => ({ id: kept.id, name: cardName(kept) })),
    redirects: methods.filter((method) => kindOfMethod(method) === 'redirect'),
    approved: offered.find(({ type }) => type === payPal.type),
    provider: provider?.name,
    hasPayPalAccount: paypal !== undefined,
  };
};

const card = { type: 'scheme' } as const;
const payPal = { type: 'paypal' } as const;

/** The token in the query of the provider's return URL: a card's, or an approval's with its amount. */
const returnedIn = (query: URLSearchParams) => {
  const token = query.get('token')?.slice(0, 20_000);
  return token ? { token, method: query.has('authorizedAmount') ? payPal : card } : undefined;
};

/**
 * Pays with the token in the query of the provider's return URL, and redirects to the URL without it, which must not
 * stay in the history.
 */
const payWithReturned = async (context: RequestContext, payment: ExtraPayment): Promise<void> => {
  const returned = returnedIn(context.url.searchParams);
  if (returned === undefined) return;
  const here = paymentHref(payment._id);
  if (payment.status === 'payment_complete') throw redirect(here);
  const outcome = await pay(context, payment, returned);
  if (outcome.kind === 'waiting' && returned.method === card) {
    throw redirect(challengePage(context, outcome.transactionId));
  }
  throw redirect(outcome.kind === 'refused' ? `${here}&refused=${encodeURIComponent(outcome.code)}` : here);
};

/** The reason why the payment failed at the provider's page. */
const refusalIn = (query: URLSearchParams): string | undefined => {
  if (query.has('unavailable')) return 'PayPal does not answer at the moment. Try again, or pay in another way.';
  const code = query.get('refused');
  return code === null ? undefined : refusalNamed(code);
};

/** The amount due and the payment methods. */
export const loader = async ({ context }: RouteArgs) => {
  const payment = await readPayment(context);
  const { searchParams } = context.url;
  const isAsked = searchParams.has('payment');
  if (payment === undefined) return { head, payment, isAsked, methods: undefined, refusal: undefined };
  await payWithReturned(context, payment);
  if (payment.status === 'payment_complete') return { head, payment, isAsked, methods: undefined, refusal: undefined };
  const { card: newCard, stored, redirects, approved } = await readMethods(context);
  const methods = { card: newCard, stored, redirects, approved };
  return { head, payment, isAsked, methods, refusal: refusalIn(searchParams) };
};

/** The reason why the payment failed, or the bank's challenge page. */
export type PaymentAnswer = { readonly error: string } | { readonly challenge: string };

/** Pays with a card's token, or redirects to the selected method's page; without scripts, to the card page. */
export const action = async ({ request, context }: RouteArgs): Promise<PaymentAnswer> => {
  const form = await request.formData();
  const payment = await readPayment(context);
  const here = paymentHref(context.url.searchParams.get('payment') ?? '');
  if (payment === undefined || payment.status === 'payment_complete') throw redirect(here);
  const offered = await readMethods(context);
  const { redirects, approved, provider, hasPayPalAccount } = offered;
  const type = String(form.get('method') ?? '');
  if (approved !== undefined && type === approved.type) {
    throw redirect(approvalPage(context, payment, hasPayPalAccount));
  }
  const method = redirects.find((candidate) => candidate.type === type);
  const token = String(form.get('transactionToken') ?? '').slice(0, 20_000);
  const kept = type === 'stored' ? offered.stored.find(({ id }) => id === form.get('card')) : undefined;
  if (method === undefined && kept === undefined && token === '') {
    // Without scripts; only the sandbox has a card page.
    if (offered.card && offered.card.account === undefined && type === '') throw redirect(cardPage(context, payment));
    return { error: 'Choose another way to pay.' };
  }
  const means = kept ? { method: card, storedPaymentMethodId: kept.id } : { method: card, token };
  const outcome = await pay(context, payment, method === undefined ? means : { method });
  if (outcome.kind === 'refused') return { error: outcome.message };
  if (outcome.kind === 'paid') throw redirect(here);
  if (method === undefined) return { challenge: outcome.transactionId };
  throw redirect(redirectPage(context, method, { provider, transactionId: outcome.transactionId }));
};
