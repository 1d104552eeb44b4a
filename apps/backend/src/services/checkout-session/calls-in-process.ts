import { ApiError, type Send } from '@ironcart/api/client';
import { CAPTCHA_HEADER, type Call } from '@ironcart/api/contract';
import { callGuards } from '../../http/call-guards.ts';
import { limitAttempts } from '../../http/limit-attempts.ts';
import type { CountAttempt } from '../../http/rate-limit.ts';
import { isRefusal, type Refusal } from '../../http/refusal.ts';
import type { ContractHandlers, Handler, RequestContext } from '../../http/request-context.ts';
import { validatePart } from '../../http/validate-part.ts';

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

const failureOf = ({ name }: Call, { type, message, details }: Refusal): ApiError => {
  const retryAfterSeconds: unknown = Reflect.get(Object(details), 'retryAfterSeconds');
  return new ApiError({
    code: type,
    message,
    call: name,
    details,
    retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
  });
};

/**
 * Sends calls to the handlers of this process on behalf of a request: with its session and site, with the limits and
 * the validation of the calls, and its captcha token where one is needed.
 */
export const callsInProcess = (
  handlers: () => Partial<ContractHandlers>,
  request: RequestContext,
  countAttempt: CountAttempt,
): Send => {
  const validated = (call: Call, part: 'params' | 'query' | 'body', value: unknown): unknown => {
    const result = validatePart(call[part], value ?? {}, part);
    if (isRefusal(result)) throw failureOf(call, result);
    return result.value;
  };
  const send = async (call: Call, parts: Parts): Promise<unknown> => {
    const [service = '', name = ''] = call.name.split('.');
    const handler: Handler<Call> | undefined = Reflect.get(Object(Reflect.get(handlers(), service)), name);
    if (handler === undefined) throw new TypeError(`The process has no handler of ${call.name}`);
    const { limits } = callGuards[call.name as keyof typeof callGuards];
    const limited = await limitAttempts(countAttempt, limits, {
      remoteAddress: request.remoteAddress,
      session: await request.session.find(),
    });
    if (limited) throw failureOf(call, limited);
    const answer = await handler({
      ...request,
      header: (name) => (name === CAPTCHA_HEADER ? request.header(name) : undefined),
      setHeader: () => undefined,
      bearerToken: undefined,
      params: validated(call, 'params', parts.params),
      query: validated(call, 'query', parts.query),
      body: validated(call, 'body', parts.body),
    } as Parameters<Handler<Call>>[0]);
    if (isRefusal(answer)) throw failureOf(call, answer);
    return answer;
  };
  // Checkout makes no calls with `answerHeaders`.
  return send as Send;
};
