import { readProviderMessage } from '@ironcart/core/sandbox';
import { Button, CardFrame, ChallengeDialog, IntentForm } from '@ironcart/react-ui';
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useSandboxCard } from '../../adapters/use-sandbox-card.ts';

export interface CardPaymentProps {
  readonly action: string;
  /** As in 'Pay $12.50'. */
  readonly label: string;
  readonly isBusy: boolean;
  /** The bank's page for a challenge of the submitted payment. */
  readonly challenge: string | undefined;
  /** The challenge has ended, or the shopper has closed it. */
  readonly onChallengeEnd: () => void;
}

/** Card payment: the provider's frame creates a token, which the form submits. */
export const CardPayment = ({ action, label, isBusy, challenge, onChallengeEnd }: CardPaymentProps) => {
  const token = useRef<HTMLInputElement>(null);
  const { frame, requestToken } = useSandboxCard({
    onToken: (given) => {
      if (token.current === null) return;
      token.current.value = given;
      token.current.form?.requestSubmit();
      // A token is single-use: the next attempt requests another one.
      token.current.value = '';
    },
  });

  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readProviderMessage(event, window.location.origin);
    if (message?.event === 'challenge-finished' && message.transactionId === challenge) onChallengeEnd();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (token.current?.value !== '') return;
    event.preventDefault();
    requestToken();
  };

  return (
    <>
      <IntentForm target={{ action }} onSubmit={submit}>
        <input ref={token} type="hidden" name="transactionToken" defaultValue="" />
        <CardFrame {...frame} />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isBusy={isBusy || frame.state === 'busy'}
          busyLabel="Paying"
        >
          {label}
        </Button>
      </IntentForm>
      {challenge !== undefined && (
        <ChallengeDialog
          isOpen
          src={`/sandbox-pay/challenge/${encodeURIComponent(challenge)}`}
          onClose={onChallengeEnd}
        />
      )}
    </>
  );
};
