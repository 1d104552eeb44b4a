import { contract, type WireNewLineItem } from '@ironcart/api/contract';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import type { Caller } from './caller.ts';

const dayMs = 24 * 60 * 60_000;

/** The demo's gift card by e-mail. */
const emailedCard = 9001;

/** Maya's gift cards: a delivered one, a scheduled one, and one for herself. */
export const pastGifts = (nowMs: number): readonly WireNewLineItem[] => {
  const dayFromNow = (days: number) => new Date(nowMs + days * dayMs).toISOString().slice(0, 10);
  const fromMaya = { delivery: 'email', senderName: 'Maya' } as const;
  const cards = [
    {
      amount: 50,
      design: 'gift-card-red',
      recipientName: 'Owen',
      recipientEmail: 'owen@example.com',
      message: 'For the bar that you keep borrowing.',
    },
    {
      amount: 100,
      design: 'gift-card-black',
      recipientName: 'Jonna',
      recipientEmail: 'jonna@example.com',
      message: 'Happy birthday!',
      sendOn: dayFromNow(26),
    },
    { amount: 75, design: 'gift-card-black', recipientName: 'Maya', recipientEmail: 'maya@example.com' },
  ];
  return cards.map((card) => ({ productId: emailedCard, qty: 1, metadata: { giftcard: { ...fromMaya, ...card } } }));
};

/** Saves the gift card that the customer bought for herself in her account. */
export const keepOwnGift = async (db: Database, shopper: Caller, email: string): Promise<void> => {
  const { rows } = await sql<{ readonly code: string }>`
    select code from issued_gift_cards join order_items using (order_id, position)
    where line #>> '{metadata,giftcard,recipientEmail}' = ${email}`.execute(db);
  const [card] = rows;
  if (card === undefined) throw new Error(`The demo's customer ${email} has no gift card`);
  await shopper.call(contract.giftCard.keepCard, { body: { code: card.code } });
};
