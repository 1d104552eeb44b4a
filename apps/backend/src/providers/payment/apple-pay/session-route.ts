import type { Logger } from 'pino';
import * as v from 'valibot';
import { isAllowedOrigin } from '../../../http/origin-check.ts';
import { parseInput } from '../../../http/parse-input.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import type { RequestMerchantSession } from './merchant-session.ts';

/** Apple's gateways for merchant sessions: production, its pods and backups, China's, and the sandbox's. */
const gatewayHost = /^(cn-)?apple-pay-gateway(-cert|-(nc|pr|sh|tj)-pod\d(-dr)?)?\.apple\.com$/;

/**
 * Parses the URL of one of Apple's gateways, as received by a browser. Undefined for any other URL: the server must not
 * request arbitrary addresses (SSRF).
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

/** Creates Apple's merchant session for a sheet on one of the store's pages. */
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
