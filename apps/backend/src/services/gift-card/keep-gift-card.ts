import { MAX_OWN_GIFT_CARDS } from '@ironcart/api/contract';
import type { Currency } from '@ironcart/core/money';
import { normalisedGiftCardCode } from '@ironcart/core/order';
import type { OwnGiftCard } from '@ironcart/core/payment';
import type { Result } from '@ironcart/core/result';
import { readGiftCardBalance } from '../checkout/gift-card-ledger.ts';
import type { ServiceContext } from '../service-context.ts';
import { readOwnGiftCards } from './own-gift-card.reader.ts';

/** Why a card was not saved. `no_card`: no card of this currency has the code. */
interface KeepIssue {
  readonly code: 'no_card' | 'too_many';
}

/** Saves a gift card in a customer's account; idempotent. */
export const keepGiftCard = async (
  { db, now }: Pick<ServiceContext, 'db' | 'now'>,
  { customerId, typed, currency }: { readonly customerId: string; readonly typed: string; readonly currency: Currency },
): Promise<Result<OwnGiftCard, KeepIssue>> => {
  const code = normalisedGiftCardCode(typed);
  if ((await readGiftCardBalance(db, code, currency)) === undefined)
    return { ok: false, issues: [{ code: 'no_card' }] };
  const before = await readOwnGiftCards(db, customerId);
  const isNew = !before.some((own) => own.code === code);
  if (isNew && before.length >= MAX_OWN_GIFT_CARDS) return { ok: false, issues: [{ code: 'too_many' }] };
  await db
    .insertInto('kept_gift_cards')
    .values({ customer_id: customerId, code, kept_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = (await readOwnGiftCards(db, customerId)).find((own) => own.code === code);
  return kept ? { ok: true, value: kept.card } : { ok: false, issues: [{ code: 'no_card' }] };
};
