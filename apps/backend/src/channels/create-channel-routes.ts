import type { Hono } from 'hono';
import { sharedSecret } from '../db/shared-secret.ts';
import { createSeal } from '../services/checkout-session/seal.ts';
import type { SessionStore } from '../services/session/session-store.ts';
import { createFeedRoutes } from './feeds/create-feed-routes.ts';
import { createUcpRoutes } from './ucp/create-ucp-routes.ts';
import type { UcpContext } from './ucp/ucp-context.ts';

/** The routes of all channels beside the contract. */
export const createChannelRoutes = async (
  context: Omit<UcpContext, 'seal'>,
  sessions: SessionStore,
): Promise<readonly Hono<{ Bindings: { readonly remoteAddress: string } }>[]> => {
  const seal = createSeal(await sharedSecret(context.db, 'agent-answers'));
  return [createUcpRoutes({ ...context, seal }, sessions), createFeedRoutes(context)];
};
