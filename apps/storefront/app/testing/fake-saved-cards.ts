import { type SavedCard, savedCardToWire } from '@ironcart/api/codec';
import { type FakeService, json, refuse } from './fake-call.ts';
import { home } from './fixtures.ts';

/** The id of a card whose removal the payment provider does not answer. */
export const stuckCard = 'card-stuck';

/** The token of a card that its bank refuses. */
export const refusedToken = 'tok_refused';

const keptCard = {
  brand: 'visa',
  last4: '4242',
  expMonth: 4,
  expYear: 2031,
  isDefault: false,
  isExpired: false,
  billingAddressId: undefined,
  billingAddress: undefined,
};

/** The customer's saved cards. */
export const createFakeSavedCards = (): FakeService => {
  let cards: readonly SavedCard[] = [
    { ...keptCard, id: 'card-1', isDefault: true, billingAddressId: home._id, billingAddress: home },
    { ...keptCard, id: stuckCard, last4: '0002' },
    { ...keptCard, id: 'card-old', last4: '0009', expMonth: 2, expYear: 2025, isExpired: true },
  ];
  return ({ method, path, body: sent }) => {
    const body = sent as Record<string, never>;
    if (path === '/svc_customer/customer/credit-cards' && method === 'GET') return json(cards.map(savedCardToWire));
    if (path === '/svc_customer/customer/credit-cards') {
      if (body.transactionToken === refusedToken) return refuse(402, 'card_refused');
      const { isDefault = false, billingAddressId } = body;
      const added = { ...keptCard, id: 'card-new', last4: '0084', isDefault, billingAddressId };
      cards = [added, ...cards];
      return json(savedCardToWire(added));
    }
    if (!path.startsWith('/svc_customer/customer/credit-cards/')) return undefined;
    const card = cards.find(({ id }) => path.endsWith(`/${id}`));
    if (card === undefined) return refuse(404, 'not_found');
    if (method === 'PUT') {
      cards = cards.map((other) => ({ ...other, isDefault: body.isDefault ? other === card : other.isDefault }));
      return json(savedCardToWire(card));
    }
    if (card.id === stuckCard) return refuse(502, 'payment_service_unreachable');
    cards = cards.filter((other) => other !== card);
    return json({ success: true });
  };
};
