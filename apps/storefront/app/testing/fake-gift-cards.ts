const codeOfOwn = '7KQF-2MXA-V9TD-HB4C';

/** A gift card that the fake backend's customer has stored; its code ends as its name says. */
export const ownGiftCard = {
  id: 'card-hb4c',
  ending: 'HB4C',
  balance: 75.5,
  currency: 'USD',
  spent: 24.5,
  lastOrderId: '100000042',
  isKept: true,
};

/** A gift card for another person, to be mailed. */
const present = {
  orderId: '100000042',
  productId: 1,
  delivery: 'email',
  design: 'gift-card-red',
  amount: 50,
  currency: 'USD',
  recipientName: 'Rita',
  recipientEmail: 'rita@example.com',
  sentAt: '2026-12-24T13:00:00.000Z',
};

/** A fake response: its body, or an error with its status. */
type FakeAnswer = { readonly body: unknown } | { readonly status: number; readonly type: string };

const refusalOf = (code: unknown): FakeAnswer | undefined => {
  if (code === 'OFTEN') return { status: 429, type: 'too_many_requests' };
  return code === 'WRONG-CODE' ? { status: 404, type: 'giftcard_not_exist' } : undefined;
};

/** The fake backend's responses about gift cards; undefined for any other call. */
export const answerGiftCards = (method: string, path: string, body: unknown): FakeAnswer | undefined => {
  if (!path.startsWith('/svc_gc/')) return undefined;
  const { code } = (body ?? {}) as { readonly code?: unknown };
  const refusal = refusalOf(code);
  if (refusal) return refusal;
  if (path === '/svc_gc/giftcard') return { body: { code: 'GIFT-0001-0002', balance: 25 } };
  if (path === '/svc_gc/cards') {
    return { body: method === 'GET' ? { bought: [present], own: [ownGiftCard] } : { ...ownGiftCard, balance: 25 } };
  }
  if (!path.includes(ownGiftCard.id)) return { status: 404, type: 'not_found' };
  return { body: method === 'DELETE' ? { success: true } : { code: codeOfOwn } };
};
