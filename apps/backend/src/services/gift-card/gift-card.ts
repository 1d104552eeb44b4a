import { boughtGiftCardToWire, ownGiftCardToWire } from '@ironcart/api/codec';
import { isRefusal, refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { readBoughtGiftCards } from './bought-gift-card.reader.ts';
import { keepGiftCard } from './keep-gift-card.ts';
import { findOwnGiftCard, readOwnGiftCards } from './own-gift-card.reader.ts';

const noCard = () => refuse('not_found', 'The customer has no such gift card');

/** svc_gc: the gift cards of the session's customer. */
export const createGiftCardService = (context: ServiceContext): ServiceHandlers<'giftCard'> => {
  const { db, sites } = context;
  return {
    getCards: async ({ session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const { email } = await db
        .selectFrom('customers')
        .select('email')
        .where('customer_id', '=', customerId)
        .executeTakeFirstOrThrow();
      const bought = await readBoughtGiftCards(db, sites, { customerId, email });
      const own = await readOwnGiftCards(db, customerId);
      return { bought: bought.map(boughtGiftCardToWire), own: own.map(({ card }) => ownGiftCardToWire(card)) };
    },

    keepCard: async ({ body, session, site }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const kept = await keepGiftCard(context, { customerId, typed: body.code, currency: site.currency });
      if (kept.ok) return ownGiftCardToWire(kept.value);
      return kept.issues[0].code === 'no_card'
        ? refuse('giftcard_not_exist', 'There is no such gift card')
        : refuse('too_many_cards', 'The account keeps as many gift cards as it can');
    },

    forgetCard: async ({ params: { id }, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const found = await findOwnGiftCard(db, { customerId, id });
      if (!found?.card.isKept) return noCard();
      await db
        .deleteFrom('kept_gift_cards')
        .where('customer_id', '=', customerId)
        .where('code', '=', found.code)
        .execute();
      return { success: true as const };
    },

    getCode: async ({ params: { id }, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const found = await findOwnGiftCard(db, { customerId, id });
      return found ? { code: found.code } : noCard();
    },
  };
};
