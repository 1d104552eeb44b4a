import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import { captchaFieldName } from '../captcha/captcha-page.ts';
import { answerHeader, dataHeader, dataParameter, redirectHeader } from './data-protocol.ts';

const isElsewhere = (target: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target);

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

const ask = async (routeId: string, request: Request, init: RequestInit): Promise<unknown> => {
  const url = new URL(request.url);
  url.searchParams.set(dataParameter, routeId);
  let response: Response;
  try {
    response = await fetch(url, { ...init, headers: { [dataHeader]: routeId }, signal: request.signal });
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw data({ code: navigator.onLine ? 'no_response' : 'browser_offline' }, { status: 503 });
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

const isUnreachable = (thrown: unknown): boolean =>
  thrown instanceof Object && 'init' in thrown && (thrown as ReturnType<typeof data>).init?.status === 503;

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
      if (!isUnreachable(thrown) || !canReadOffline(request)) throw thrown;
      window.location.assign(request.url);
      return new Promise<never>(() => undefined);
    });

/** The browser's action of every route: posts the form as without scripts, with a data response. */
export const postRouteForm =
  (routeId: string) =>
  async ({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<unknown> => {
    const body = new URLSearchParams();
    for (const [name, value] of await request.formData()) if (typeof value === 'string') body.append(name, value);
    if (body.has(captchaFieldName)) await (await import('../captcha/answer-captcha-field.ts')).answerCaptchaField(body);
    return ask(routeId, request, { method: 'POST', body });
  };
