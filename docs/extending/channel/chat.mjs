import { createClient, isApiError } from '@ironcart/api/client';
import {
  selectBlockedReason,
  selectErrors,
  selectPackages,
  selectPlacedOrder,
  selectStep,
  selectTotals,
} from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { formatMoney } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';

const help =
  'Say: find WORDS, add NUMBER, ship NAME, E-MAIL, PHONE, STREET, CITY, STATE ZIP, rate NUMBER, gift CODE, card TOKEN, order.';

/**
 * A shop by lines of text: for a terminal, text messages, a voice assistant. Nothing is kept in the process: what is known of
 * a conversation is in `talk`, a plain object that starts empty and that the caller keeps; the checkout is the store's.
 */
export const createChat = ({ baseUrl, siteCode = 'USA' }) => {
  const site = siteByCode(siteCode);

  /** The store's client for one conversation, which keeps the shopper's cookie. */
  const clientOf = (talk) =>
    createClient({
      baseUrl,
      site,
      fetch: async (request) => {
        if (talk.cookie) request.headers.set('cookie', talk.cookie);
        const response = await fetch(request);
        const [pair] = (response.headers.getSetCookie()[0] ?? '').split(';');
        if (pair) talk.cookie = pair;
        return response;
      },
    });

  const money = (amount) => formatMoney(amount, site.currency, site.locale);

  const snapshotOf = async (client, { state }) => {
    const countries = await client.site.countries();
    const regions = (await Promise.all(site.shipTo.map((country) => client.site.regions(country)))).flat();
    return actorAt(state, { site, countries, regions }).getSnapshot();
  };

  /** Tells checkout what was said, and says where it is then. */
  const tell = async (talk, events, options) => {
    const client = clientOf(talk);
    talk.checkout ??= (await client.checkoutSessions.open({ listId: talk.cart })).id;
    const session = await client.checkoutSessions.send(talk.checkout, events, options);
    talk.version = session.version;
    const snapshot = await snapshotOf(client, session);
    const placed = selectPlacedOrder(snapshot);
    if (placed) return `Thank you. Your order is ${placed.orderId}.`;
    if (!['start', 'shipping', 'payment', 'review'].includes(selectStep(snapshot))) {
      await client.checkoutSessions.send(session.id, [{ type: 'challenge.closed' }]);
      return 'Your bank wants to ask you: please pay in the store.';
    }
    const isGift = events.some(({ type }) => type === 'giftCard.added');
    const problem = selectErrors(snapshot)[0] ?? (isGift ? snapshot.context.giftCards.issue : undefined);
    if (problem) return problem.message;
    const { grandTotalIncludingTax: total } = selectTotals(snapshot);
    const rates = selectPackages(snapshot).flatMap(({ rates, selected }) =>
      rates.map(
        (rate, at) =>
          `${at + 1}. ${rate.label} ${money(rate.amount)}${rate.shippingCode === selected?.shippingCode ? ' (chosen)' : ''}`,
      ),
    );
    const missing = selectBlockedReason(snapshot);
    return [
      ...(selectStep(snapshot) === 'shipping' ? rates : []),
      ...(total === undefined ? [] : [`That is ${money(total)} in all.`]),
      missing ??
        (selectStep(snapshot) === 'review' ? 'Say order to buy.' : 'How do you pay? Say gift CODE or card TOKEN.'),
    ].join('\n');
  };

  const say = {
    find: async (talk, words) => {
      const { products } = await clientOf(talk).search.query({ keyphrase: words });
      const simple = products.filter(({ type }) => type === 'simple').slice(0, 5);
      talk.found = simple.map(({ productId }) => productId);
      const lines = simple.map(
        ({ name, listPrice, salePrice }, at) => `${at + 1}. ${name} ${money(salePrice ?? listPrice)}`,
      );
      return lines.join('\n') || 'Nothing found.';
    },
    add: async (talk, number) => {
      const productId = talk.found?.[Number(number) - 1];
      if (!productId) return 'Which one? Say find WORDS first.';
      const client = clientOf(talk);
      talk.cart ??= (await client.lists.create({ type: 'cart', metadata: { isActive: true } }))._id;
      const { items } = await client.lists.addItems(talk.cart, [{ productId, qty: 1 }]);
      return `${items.length} in your cart. Say ship and your address.`;
    },
    ship: async (talk, words) => {
      const [name = '', email, telephone, street = '', city, place = ''] = words.split(',').map((each) => each.trim());
      const [firstname, ...lastname] = name.split(' ');
      const [region, ...postcode] = place.split(' ');
      const person = { firstname, lastname: lastname.join(' '), email, telephone };
      const address = { ...person, street: [street], city, region, postcode: postcode.join(' ') };
      return tell(talk, [{ type: 'shippingAddress.changed', address }]);
    },
    rate: async (talk, number) => {
      const client = clientOf(talk);
      const snapshot = await snapshotOf(client, await client.checkoutSessions.get(talk.checkout));
      const events = selectPackages(snapshot).flatMap(({ packageNumber, rates: { [number - 1]: rate } }) =>
        rate ? [{ type: 'shippingRate.chosen', packageNumber, shippingCode: rate.shippingCode }] : [],
      );
      return tell(talk, events);
    },
    gift: (talk, code) =>
      tell(talk, [{ type: 'giftCard.added', code }, { type: 'step.goTo', step: 'payment' }, { type: 'step.continue' }]),
    /** A token of the payment provider's own form; nobody types a card's number into a chat. */
    card: (talk, token) => {
      const card = { token, brand: '', last4: '', expMonth: 12, expYear: 2099 };
      const pay = { type: 'payment.tokenReceived', card };
      return tell(talk, [{ type: 'step.goTo', step: 'payment' }, pay, { type: 'step.continue' }]);
    },
    /** Only what was told last is bought. */
    order: (talk) => tell(talk, [{ type: 'order.place' }], { knownVersion: talk.version }),
  };

  /** Answers a line of a conversation. */
  return async (talk, line) => {
    const [said = '', ...words] = line.trim().split(/\s+/);
    const word = said.toLowerCase();
    if (!Object.hasOwn(say, word) || !(talk.cart || ['find', 'add'].includes(word))) return help;
    try {
      return await say[word](talk, words.join(' '));
    } catch (error) {
      if (isApiError(error)) return error.message;
      throw error;
    }
  };
};
