import { CardFrame } from '../../../checkout/CardFrame.tsx';
import type { CardFormProps } from '../payment/payment-parts.ts';
import { useCardFrame } from './use-card-frame.ts';

/** The sandbox's card fields in a frame; for a stored card, its security code. */
export const SandboxCardForm = ({ stored }: CardFormProps) => {
  const frame = useCardFrame(stored);
  return stored === undefined ? (
    <CardFrame {...frame} src="/sandbox-pay/card-form" />
  ) : (
    <CardFrame
      {...frame}
      src="/sandbox-pay/security-code-form"
      title="Security code"
      note="The three digits on the back of your card, or the four on the front of an American Express."
    />
  );
};
