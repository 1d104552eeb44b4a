import { selectGiftCards } from '@ironcart/checkout-machines';
import { GiftCards } from '../../../checkout/GiftCards.tsx';
import { Disclosure } from '../../../primitives/Disclosure.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';

/** The gift cards of the order; collapsed without any. */
export const GiftCardPart = () => {
  const actor = useCheckout();
  const cards = useSelector(actor, selectGiftCards, sameJson);
  const { issue, pending } = useSelector(actor, ({ context }) => context.giftCards);
  return (
    <section aria-label="Gift cards">
      <Disclosure summary="Pay with a gift card" isOpenAtFirst={cards.length > 0 || issue !== undefined}>
        <GiftCards
          cards={cards}
          typed={issue?.giftCardCode}
          error={issue?.message}
          isBusy={pending.length > 0}
          onAdd={(code) => actor.send({ type: 'giftCard.added', code })}
          onTyped={() => actor.send({ type: 'giftCard.typed' })}
          onRemove={(code) => actor.send({ type: 'giftCard.removed', code })}
        />
      </Disclosure>
    </section>
  );
};
