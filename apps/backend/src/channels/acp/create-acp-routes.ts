import { Hono } from 'hono';
import { limitAddress, readAgentBody } from '../ucp/receive-call.ts';
import { answerRestError } from '../ucp/rest.ts';
import { isTransportError } from '../ucp/transport-error.ts';
import { type UcpContext, urlOn } from '../ucp/ucp-context.ts';
import { answerAcp } from './answer-acp.ts';

type Bindings = { readonly remoteAddress: string };

/** The routes of the Agentic Commerce Protocol on every site; none if no agent has a key. */
export const createAcpRoutes = (context: UcpContext): Hono<{ Bindings: Bindings }> => {
  const app = new Hono<{ Bindings: Bindings }>();
  const { settings, sites } = context;
  if (settings.isOn === false || settings.acpKeys === undefined) return app;
  for (const site of sites.all) {
    const base = `${site.basePath}/acp`;
    app.all(`${base}/*`, async ({ req, env: { remoteAddress } }) => {
      const body = (await limitAddress(context, remoteAddress)) ?? (await readAgentBody(req.raw));
      if (isTransportError(body)) return answerRestError(body, urlOn(context, site, '/'));
      return answerAcp(context, { site, remoteAddress, raw: req.raw, body }, req.path.slice(base.length));
    });
  }
  return app;
};
