import { selectGiftCards } from '@ironcart/checkout-machines';
import { Disclosure, GiftCards } from '@ironcart/react-ui';
import { useCheckout } from '../checkout-context.ts';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';

/** The gift cards of the order; open where there is one, else a line that opens. */
export const GiftCardPart = () => {
  const actor = useCheckout();
  const cards = useSelector(actor, selectGiftCards, sameJson);
  const { issue, pending } = useSelector(actor, ({ context }) => context.giftCards);
  return (
    <section aria-label="Gift cards">
      <Disclosure summary="Pay with a gift card" isOpenAtFirst={cards.length > 0 || issue !== undefined}>
        <GiftCards
          cards={cards}
          error={issue?.message}
          isBusy={pending.length > 0}
          onAdd={(code) => actor.send({ type: 'giftCard.added', code })}
          onRemove={(code) => actor.send({ type: 'giftCard.removed', code })}
        />
      </Disclosure>
    </section>
  );
};
