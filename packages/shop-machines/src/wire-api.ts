import type { Client } from '@ironcart/api/client';
import type { SavedCardsPorts } from './saved-cards/saved-cards.types.ts';
import type { SessionPorts } from './session/session.types.ts';

/** Creates the session's ports with the typed client. `now`: milliseconds since the epoch by the device's clock. */
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

/** Creates the ports of the saved cards with the typed client. */
export const createSavedCardsPorts = (client: Pick<Client, 'creditCards' | 'customer'>): SavedCardsPorts => ({
  cards: (signal) => client.creditCards.list({ signal }),
  saveAddress: (address) => client.customer.addAddress(address),
  addCard: (card) => client.creditCards.add(card),
  updateCard: (id, patch) => client.creditCards.update(id, patch),
  removeCard: (id) => client.creditCards.remove(id),
});
