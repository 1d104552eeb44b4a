import { serveStoreProxy } from '../store-proxy/serve-store-proxy.mjs';
import { openShoppingAgent } from './shopping-agent.mjs';

const file = (name) => new URL(name, import.meta.url);

const ines = {
  buyer: { first_name: 'Ines', last_name: 'Moreau', email: 'ines@agents.example', phone_number: '614 555 0137' },
  fulfillment: {
    methods: [
      {
        type: 'shipping',
        destinations: [
          {
            street_address: '77 Mill Street',
            address_locality: 'Columbus',
            address_region: 'OH',
            postal_code: '43215',
            address_country: 'US',
          },
        ],
      },
    ],
  },
};

/** An agent that buys workshop bars: its requests, and the id of its checkout. */
const barBuyer = (agent) => {
  let item;
  let checkoutId;
  const lines = (quantity) => ({ line_items: [{ item, quantity }], ...ines });
  const requests = {
    begin: async () => {
      const found = await agent.ask('POST', '/catalog/search', { query: 'workshop bar' });
      const variant = found.products?.[0]?.variants[0];
      if (variant === undefined) {
        return found.products ? { code: 'not_found', content: 'The store sells no workshop bar.' } : found;
      }
      item = { id: variant.id };
      const checkout = await agent.ask('POST', '/checkout-sessions', lines(1));
      checkoutId = checkout.id;
      return checkout;
    },
    double: () => agent.ask('PUT', `/checkout-sessions/${checkoutId}`, lines(2)),
    look: () => agent.ask('GET', `/checkout-sessions/${checkoutId}`),
  };
  /** @returns a promise of the checkout in the agent's response; empty before it has started */
  return async (name) => (name === 'begin' || checkoutId !== undefined ? ((await requests[name]?.()) ?? {}) : {});
};

/**
 * Serves a page that shows one checkout in three channels side by side: the agent's, the page with scripts, and the
 * page without scripts.
 * @param store the store's URL; it has to allow agents of this machine (`IRONCART_AGENT_LOOPBACK`)
 * @returns its URL, and a function that stops it
 */
export const serveChannelsDemo = async (store) => {
  const agent = await openShoppingAgent(store);
  const send = barBuyer(agent);
  const { origin, close } = await serveStoreProxy({
    store,
    own: {
      '/__channels/': file('channels.html'),
      '/__channels/channels.js': file('channels.js'),
      '/__channels/agent': (request) => send(new URL(request.url, store).searchParams.get('request')),
    },
  });
  return {
    url: `${origin}/__channels/`,
    close: async () => {
      close();
      await agent.close();
    },
  };
};
