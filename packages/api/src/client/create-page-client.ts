import type { ClientOptions } from './client-options.ts';
import type { Client } from './create-client.ts';
import { createTransport, warnOnConsole } from './send.ts';
import { createChatService } from './services/chat.ts';
import { createFlagService } from './services/flags.ts';
import { createRouteService } from './services/routes.ts';
import { createSessionService } from './services/session.ts';
import { createSiteService } from './services/site.ts';

/** The groups of calls that every open page makes in the background. */
export type PageClient = Pick<Client, 'site' | 'flags' | 'routes' | 'session' | 'chat'>;

/**
 * Creates a client with the background calls of an open page only, so that requesting the visitor's country or session
 * does not load the schemas of products and orders.
 */
export const createPageClient = (options: ClientOptions): PageClient => {
  const { site, warn = warnOnConsole } = options;
  const { send } = createTransport(options);
  return {
    site: createSiteService(send),
    flags: createFlagService(send, site.code, options, warn),
    routes: createRouteService(send),
    session: createSessionService(send),
    chat: createChatService(send, site.storeId),
  };
};
