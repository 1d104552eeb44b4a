import { createPlatformProfiles } from '../platform-profiles.ts';
import type { TellPlatformsContext } from './tell-platforms.ts';
import { isOrderDue } from './told-orders.transactor.ts';

/** A job that sends order webhooks to platforms; without effect if the channel is disabled. */
export const createPlatformTeller = (context: Omit<TellPlatformsContext, 'profiles'>): (() => Promise<void>) => {
  const { settings, db, now } = context;
  if (settings.isOn === false) return async () => undefined;
  const profiles = createPlatformProfiles({ allowsLoopback: settings.allowsLoopback ?? false, now });
  return async () => {
    const due = await db
      .selectFrom('agent_orders')
      .select('order_id')
      .where(isOrderDue(now()))
      .limit(1)
      .executeTakeFirst();
    if (!due) return;
    // Loaded on demand: few stores have agents.
    const { tellPlatforms } = await import('./tell-platforms.ts');
    await tellPlatforms({ ...context, profiles });
  };
};
