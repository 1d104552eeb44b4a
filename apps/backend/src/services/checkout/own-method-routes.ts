import { Hono } from 'hono';
import { leadingPage } from '../../http/leading-page.ts';
import { isAllowedOrigin } from '../../http/origin-check.ts';
import type { CountAttempt } from '../../http/rate-limit.ts';
import type { OwnMethod } from '../../providers/payment/own/open-own-methods.ts';
import { takeNotification } from './provider-notifications.ts';
import type { OutsideContext } from './settle-order.ts';

export interface OwnMethodRoutesOptions {
  readonly own: ReadonlyMap<string, OwnMethod>;
  readonly settlement: Omit<OutsideContext, 'cause'>;
  /** The store's own origin. */
  readonly origin: string;
  readonly countAttempt: CountAttempt;
}

/** Whether a text is a permitted link: on another host, or a path of the store. */
const isWebAddress = (text: string): boolean => /^(?:https?:\/\/|\/)/.test(text);

const refused = (status: number, message: string): Response => Response.json({ message }, { status });

/** HTTP endpoints for the store's own payment methods, and for their browser modules. */
export const createOwnMethodRoutes = ({
  own,
  settlement,
  origin,
  countAttempt,
}: OwnMethodRoutesOptions): Hono<{ Bindings: { readonly remoteAddress: string } }> => {
  const app = new Hono<{ Bindings: { readonly remoteAddress: string } }>();
  for (const { type, service } of own.values()) {
    if (!service) continue;
    const { adapter, provider, browserModule } = service;
    const base = `/provider/${type}`;

    app.post(`${base}/notifications`, async ({ req, env }) => {
      if ((await countAttempt('providerNotification', env)) !== undefined)
        return refused(429, 'Too many notifications');
      return takeNotification(settlement, type, req.raw);
    });

    app.get(`${base}/redirect/:id`, async (context) => {
      const page = await provider.pageOf(context.req.param('id'));
      return page !== undefined && isWebAddress(page) ? leadingPage(page) : context.redirect('/checkout/review', 303);
    });

    if (browserModule !== undefined) {
      app.get(`${base}/wallet.js`, (context) =>
        context.body(browserModule, 200, {
          'Content-Type': 'text/javascript; charset=utf-8',
          'Cache-Control': 'public, max-age=300',
        }),
      );
    }

    app.all(`${base}/*`, async ({ req, env }) => {
      if (!adapter.answer) return refused(404, 'There is nothing here');
      if (!isAllowedOrigin(req.raw, origin)) return refused(403, 'Only the store’s own pages may ask');
      if ((await countAttempt('place', env)) !== undefined) return refused(429, 'Too many attempts');
      return adapter.answer(req.raw);
    });
  }
  return app;
};
