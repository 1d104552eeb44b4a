import type { GiftCardMetadata } from '@ironcart/core/list';
import { expect, it } from 'vitest';
import { giftCardNews } from './gift-card-news.ts';

const card = (giftcard: Omit<GiftCardMetadata, 'delivery'>) => ({
  metadata: { giftcard: { delivery: 'email', ...giftcard } as const },
});

it('gift card news states when each e-mailed gift card is sent, and omits others', () => {
  const ada = { recipientName: 'Ada Lind', recipientEmail: 'ada@example.com' };
  const items = [
    card(ada),
    card({ ...ada, sendOn: '2026-12-24' }),
    card({ recipientName: 'Ada Lind' }),
    { metadata: {} },
  ];
  expect(giftCardNews(items, { locale: 'en_US' })).toEqual([
    'The gift card for Ada Lind is mailed within minutes.',
    'The gift card for Ada Lind is mailed on December 24.',
  ]);
});
