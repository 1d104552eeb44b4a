import { isApiError } from '@ironcart/api/client';
import { type ExtraPayment, kindOfMethod, type PaymentMethod, paymentTypesOf } from '@ironcart/core/payment';
import { redirect } from 'react-router';
import { paymentHref } from '../../after-order/order-care-paths.ts';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

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

/** The payment methods of this page: the sandbox's cards, and redirect methods. */
const readMethods = async ({ api, site }: RequestContext) => {
  const { methods, provider } = await api.paymentMethods.get({ country: site.defaultCountry });
  return {
    takesCards: provider?.name === 'sandbox' && methods.some((method) => kindOfMethod(method) === 'card'),
    redirects: methods.filter((method) => kindOfMethod(method) === 'redirect'),
    provider: provider?.name,
  };
};

/** The amount due and the payment methods. */
export const loader = async ({ context }: RouteArgs) => {
  const payment = await readPayment(context);
  const isAsked = context.url.searchParams.has('payment');
  if (payment === undefined) return { head, payment, isAsked, methods: undefined };
  const methods = payment.status === 'payment_complete' ? undefined : await readMethods(context);
  return { head, payment, isAsked, methods };
};

const messages: RefusalMessages<'extraPayment.payExtraPayment'> = {
  extra_payment_complete: 'This is paid already.',
  extra_payment_pending: 'Another attempt to pay is under way. Wait a minute and try again.',
  wrong_payment_amount: 'The amount has changed. Open the page again.',
  payment_error: 'The payment was refused. Nothing was charged.',
  three_ds: 'Your bank did not confirm the payment. Nothing was charged.',
};

/** Why nothing was paid, or the bank's page for a challenge. */
export type PaymentAnswer = { readonly error: string } | { readonly challenge: string };

/** The URL of a redirect method's page. */
const pageOf = (method: PaymentMethod, provider: string | undefined, transactionId: string): string => {
  const leader = method.own && method.own.paymentType !== 'adyen' ? method.own.paymentType : provider;
  const page = encodeURIComponent(transactionId);
  return leader === undefined || leader === 'sandbox'
    ? `/sandbox-pay/redirect/${page}`
    : `/provider/${leader}/redirect/${page}`;
};

/** Pays with a card's token, or redirects to the selected method's page. */
export const action = async ({ request, context }: RouteArgs): Promise<PaymentAnswer> => {
  const form = await request.formData();
  const payment = await readPayment(context);
  if (payment === undefined) throw redirect(paymentHref(context.url.searchParams.get('payment') ?? ''));
  const { redirects, provider } = await readMethods(context);
  const type = String(form.get('method') ?? '');
  const method = redirects.find((candidate) => candidate.type === type);
  const transactionToken = String(form.get('transactionToken') ?? '').slice(0, 20_000);
  if (method === undefined && transactionToken === '') return { error: 'Enter your card first.' };
  let outcome: Awaited<ReturnType<RequestContext['api']['extraPayments']['pay']>>;
  try {
    outcome = await context.api.extraPayments.pay(payment._id, {
      ...paymentTypesOf(method ?? { type: 'scheme' }),
      amount: payment.amount,
      ...(method ? {} : { transactionToken }),
    });
  } catch (thrown) {
    return { error: formRefusal<'extraPayment.payExtraPayment'>(thrown, messages).message };
  }
  const { transactionId } = outcome.payment;
  if (outcome.status === 'payment_complete' || transactionId === undefined) throw redirect(paymentHref(payment._id));
  if (method === undefined) return { challenge: transactionId };
  throw redirect(pageOf(method, provider, transactionId));
};
