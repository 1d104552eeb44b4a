// @ts-check
import process from 'node:process';

/** Where the service of the wallet answers; the key is the merchant's secret. */
const service = process.env.KRONE_URL ?? 'https://api.krone.example';
const headers = { Authorization: `Bearer ${process.env.KRONE_KEY ?? ''}`, 'Content-Type': 'application/json' };

/**
 * What Krone answers of a payment, in the store's words.
 * @param {{ id: string, state: 'held' | 'taken' | 'refused' }} payment
 * @returns {import('@ironcart/backend').OwnPaymentState}
 */
const stateOf = ({ id, state }) => {
  switch (state) {
    case 'held':
      return { status: 'authorised', paymentId: id };
    case 'taken':
      return { status: 'captured', paymentId: id };
    case 'refused':
      return { status: 'refused', paymentId: id, refusal: 'refused' };
  }
};

/**
 * The adapter: the store's questions as Krone's calls. Krone knows a payment by the store's key, so that a call that is
 * made again happens once.
 * @param {import('@ironcart/backend').OwnAdapterContext} context
 * @returns {import('@ironcart/backend').OwnPaymentAdapter}
 */
const openKrone = ({ fetch }) => {
  /** @param {string} method @param {string} path @param {unknown} [body] */
  const call = async (method, path, body) => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(new Request(service + path, { method, headers, body: sent }));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`Krone answers ${answer.status}`);
    return answer.json();
  };
  return {
    authorise: async ({ key, source, amount, currency }) => {
      const approval = source.kind === 'wallet' ? source.token : '';
      const payment = await call('PUT', `/payments/${key}`, { approval, amount, currency });
      return payment ? stateOf(payment) : { status: 'refused', refusal: 'unknown_token' };
    },
    find: async ({ key }) => {
      const payment = await call('GET', `/payments/${key}`);
      return payment && stateOf(payment);
    },
    capture: async ({ key }) => stateOf(await call('POST', `/payments/${key}/capture`)),
    release: async ({ key }) => {
      await call('POST', `/payments/${key}/release`);
    },
    // The wallet's button asks for an approval here: the merchant's secret never reaches the browser.
    answer: async (request) => {
      if (request.method !== 'POST') return new Response(null, { status: 405 });
      return Response.json(await call('POST', '/approvals', await request.json()));
    },
  };
};

/** @type {import('@ironcart/backend').OwnPaymentMethod} */
export const krone = {
  type: 'krone',
  kind: 'wallet',
  name: 'Krone',
  isOffered: ({ currency }) => currency === 'USD',
  open: openKrone,
  browserModule: new URL('./krone.browser.mjs', import.meta.url),
};
