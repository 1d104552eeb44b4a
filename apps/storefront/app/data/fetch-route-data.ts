import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from 'react-router';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import { captchaFieldName } from '../captcha/captcha-page.ts';
import { answerHeader, dataHeader, dataParameter, redirectHeader } from './data-protocol.ts';

const isElsewhere = (target: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(target);

const readAnswer = async (response: Response): Promise<unknown> => {
  const target = response.headers.get(redirectHeader);
  if (target !== null) throw isElsewhere(target) ? redirectDocument(target) : redirect(target);
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

/** The loader of every route in the browser: asks the server's loader of that route for its value. */
export const loadRouteData =
  (routeId: string) =>
  ({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<unknown> =>
    ask(routeId, request, {});

/** The action of every route in the browser: the form post that would be made without scripts, answered as data. */
export const postRouteForm =
  (routeId: string) =>
  async ({ request }: Pick<ActionFunctionArgs, 'request'>): Promise<unknown> => {
    const body = new URLSearchParams();
    for (const [name, value] of await request.formData()) if (typeof value === 'string') body.append(name, value);
    if (body.has(captchaFieldName)) await (await import('../captcha/answer-captcha-field.ts')).answerCaptchaField(body);
    return ask(routeId, request, { method: 'POST', body });
  };
