import type { Logger } from 'pino';
import * as v from 'valibot';
import { isAllowedOrigin } from '../../../http/origin-check.ts';
import { parseInput } from '../../../http/parse-input.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import type { RequestMerchantSession } from './merchant-session.ts';

/** Apple's gateways for merchant sessions: production, its pods and their stand-ins, China's, and the sandbox's. */
const gatewayHost = /^(cn-)?apple-pay-gateway(-cert|-(nc|pr|sh|tj)-pod\d(-dr)?)?\.apple\.com$/;

/**
 * The address of one of Apple's gateways, as a browser was given it. Undefined for every other address: the store's
 * server calls nobody that a page names (SECURITY: no request forgery).
 */
export const readGatewayUrl = (text: string): URL | undefined => {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return isPlain && gatewayHost.test(url.hostname) && url.pathname.startsWith('/paymentservices/') ? url : undefined;
};

export const applePaySessionPath = '/provider/apple-pay/session';

const sessionBody = v.object({ validationUrl: v.pipe(v.string(), v.maxLength(500)) });

const maxBytes = 2000;

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

export interface SessionRouteOptions {
  readonly requestSession: RequestMerchantSession;
  /** The store's own origin. */
  readonly origin: string;
  readonly logger: Logger;
}

/** Has Apple's merchant session made for the sheet of a page of ours. */
export const answerSession = async (
  request: Request,
  { requestSession, origin, logger }: SessionRouteOptions,
): Promise<Response> => {
  if (!isAllowedOrigin(request, origin)) return answer({ message: 'Only the store’s own pages may ask' }, 403);
  const parsed = parseInput(sessionBody, await readJsonBody(request, maxBytes));
  const gateway = parsed.success ? readGatewayUrl(parsed.output.validationUrl) : undefined;
  if (gateway === undefined) return answer({ message: 'That is none of Apple’s gateways' }, 400);
  try {
    return answer(await requestSession(gateway));
  } catch (error) {
    logger.error({ err: error, gateway: gateway.hostname }, 'Apple made no merchant session');
    return answer({ message: 'Apple does not answer' }, 502);
  }
};
