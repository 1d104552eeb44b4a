import { ChallengeDialog } from '@ironcart/react-ui';
import { useProviderMessages } from '../adapters/use-provider-messages.ts';
import { useCheckout } from './checkout-context.ts';

export interface BankChallengeProps {
  readonly transactionId: string;
  readonly src: string;
}

/** The bank's page in a dialog, until it says that the shopper has answered. */
export const BankChallenge = ({ transactionId, src }: BankChallengeProps) => {
  const actor = useCheckout();
  useProviderMessages((message) => {
    if (message.event !== 'challenge-finished' || message.transactionId !== transactionId) return;
    actor.send({ type: 'challenge.finished' });
  });
  return <ChallengeDialog isOpen src={src} onClose={() => actor.send({ type: 'challenge.closed' })} />;
};
