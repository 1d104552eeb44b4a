import type { Client } from '@ironcart/api/client';
import type { SessionPorts } from './session/session.types.ts';

/** The session's ports, over the typed client. `now`: milliseconds since the epoch, by the device. */
export const createSessionPorts = (client: Pick<Client, 'session'>, now: () => number): SessionPorts => ({
  extend: async (signal) => {
    const { customer, lifetimeMs } = await client.session.get({ signal });
    return { isLoggedIn: customer.loggedIn, lifetimeMs };
  },
  logout: async () => {
    await client.session.logout();
  },
  now,
});
