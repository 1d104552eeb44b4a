import type { StoredCard } from '@ironcart/core/payment';
import { CardFrame } from '@ironcart/react-ui';
import { useCardFrame } from './use-card-frame.ts';

/** The security code of a card that is kept, asked for in the provider's frame. */
export const SecurityCode = ({ card }: { readonly card: StoredCard }) => {
  const frame = useCardFrame(card);
  return (
    <CardFrame
      {...frame}
      src="/sandbox-pay/security-code-form"
      title="Security code"
      note="The three digits on the back of your card, or the four on the front of an American Express."
    />
  );
};
