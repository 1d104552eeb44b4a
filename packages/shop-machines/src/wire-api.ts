import type { Client } from '@ironcart/api/client';
import type { SavedCardsPorts } from './saved-cards/saved-cards.types.ts';
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

/** The saved cards' ports, over the typed client. */
export const createSavedCardsPorts = (client: Pick<Client, 'creditCards' | 'customer'>): SavedCardsPorts => ({
  cards: (signal) => client.creditCards.list({ signal }),
  saveAddress: (address) => client.customer.addAddress(address),
  addCard: (card) => client.creditCards.add(card),
  updateCard: (id, patch) => client.creditCards.update(id, patch),
  removeCard: (id) => client.creditCards.remove(id),
});
