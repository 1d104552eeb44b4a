import { tryAgainIn } from '@ironcart/core/forms';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import { captchaFieldName } from '../captcha/captcha-page.ts';
import { answerHeader, dataHeader, dataParameter, redirectHeader } from './data-protocol.ts';
import { UnsentForm } from './unsent-form.ts';
import { waitSecondsOf } from './wait-seconds.ts';

/** Whether a redirect leaves the application: to another origin, or to a link for agents, which the backend handles. */
const isElsewhere = (target: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/|\/ucp\/)/i.test(target);

/** Delay of redirects in a browser, in milliseconds; the server's documents redirect at once (S9-timing-06). */
export const redirectDelayMs = 100;

const readAnswer = async (response: Response): Promise<unknown> => {
  const target = response.headers.get(redirectHeader);
  if (target !== null) {
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
    throw isElsewhere(target) ? redirectDocument(target) : redirect(target);
  }
  const answer = response.headers.get(answerHeader);
  if (answer === null) throw data({ code: 'unexpected_answer' }, { status: response.ok ? 502 : response.status });
  const body: unknown = await response.json();
  if (answer === 'error') throw data(body, { status: response.status });
  return body;
};

/** The error of a request without a response. */
const unreachable = () => data({ code: navigator.onLine ? 'no_response' : 'browser_offline' }, { status: 503 });

const ask = async (routeId: string, request: Request, init: RequestInit): Promise<unknown> => {
  const url = new URL(request.url);
  url.searchParams.set(dataParameter, routeId);
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers: { [dataHeader]: routeId }, signal: request.signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw unreachable();
  }
  await noticeRateLimit(response);
  return readAnswer(response);
};

type Asked = Pick<LoaderFunctionArgs, 'request'>;

/** Loads the data of a part of a page, such as the search suggestions. */
export const loadPartData =
  (routeId: string) =>
  ({ request }: Asked): Promise<unknown> =>
    ask(routeId, request, {});

/** The status of an error of `ask`; undefined for redirects and others. */
const statusOf = (thrown: unknown): number | undefined =>
  thrown instanceof Object && 'init' in thrown ? (thrown as ReturnType<typeof data>).init?.status : undefined;

/** Whether the service worker could show the requested page from a stored copy. */
const canReadOffline = ({ url }: Request): boolean =>
  !navigator.onLine && !!navigator.serviceWorker?.controller && new URL(url).pathname !== window.location.pathname;

/**
 * The browser's loader of every route: requests the server loader's value. Offline, another page is opened as a
 * document, which the service worker answers.
 */
export const loadRouteData =
  (routeId: string) =>
  ({ request }: Asked): Promise<unknown> =>
    ask(routeId, request, {}).catch((thrown: unknown) => {
      if (statusOf(thrown) !== 503 || !canReadOffline(request)) throw thrown;
      window.location.assign(request.url);
      return new Promise<never>(() => undefined);
    });

/** Reasons why a form could not be sent, and what to do if waiting does not help. */
const reasons: Readonly<Record<string, readonly [what: string, then?: string]>> = {
  browser_offline: ['You are offline.', 'Try again once you are connected.'],
  no_response: ['The store cannot be reached right now.'],
  failed: ['Something went wrong on our side.'],
  too_many_requests: ['That was too much at once.'],
  body_too_large: ['That is too large.', 'Choose fewer or smaller photos.'],
};

const reasonByStatus: Readonly<Record<number, string>> = {
  413: 'body_too_large',
  429: 'too_many_requests',
  503: 'no_response',
};

/**
 * The result of a form that the store could not accept, instead of an error: the error page would discard all input. It
 * has the error's status, so that no data is reloaded. @throws all other errors
 */
const orUnsent = (thrown: unknown): ReturnType<typeof data<UnsentForm>> => {
  const status = statusOf(thrown);
  if (status === undefined || (status < 500 && !(status in reasonByStatus))) throw thrown;
  const { code } = ((thrown as ReturnType<typeof data>).data ?? {}) as { readonly code?: unknown };
  const reason = code === 'browser_offline' ? code : (reasonByStatus[status] ?? 'failed');
  const [what, then = tryAgainIn(waitSecondsOf(thrown))] = reasons[reason] ?? [];
  return data(new UnsentForm(reason, `${what} What you entered is still here. ${then}`), { status });
};

const answerCaptcha = async (body: FormData): Promise<void> => {
  if (!body.has(captchaFieldName)) return;
  const { answerCaptchaField } = await import('../captcha/answer-captcha-field.ts').catch(() => {
    throw unreachable();
  });
  await answerCaptchaField(body);
};

type Sent = Pick<ActionFunctionArgs, 'request'>;

/** Posts the form of a part of a page, such as the costs of its delivery. @throws as `loadPartData` does */
export const postPartForm =
  (routeId: string) =>
  async ({ request }: Sent): Promise<unknown> => {
    const form = await request.formData();
    await answerCaptcha(form);
    const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/');
    const body = isUpload ? form : new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    return ask(routeId, request, { method: 'POST', body });
  };

/** The browser's action of every route: posts the form as without scripts, with a data response. */
export const postRouteForm =
  (routeId: string) =>
  (sent: Sent): Promise<unknown> =>
    postPartForm(routeId)(sent).catch(orUnsent);
