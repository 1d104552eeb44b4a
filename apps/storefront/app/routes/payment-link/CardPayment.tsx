import { readProviderMessage } from '@ironcart/core/sandbox';
import { Button, ChallengeDialog, IntentForm, lazyWithRetry } from '@ironcart/react-ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CardAccount, CardFieldsOf } from '../../card-fields/CardFieldsOf.tsx';
import type { CardFieldsHandle } from '../../card-fields/card-fields.ts';

const AdyenSteps = lazyWithRetry(async () => (await import('../../card-fields/AdyenSteps.tsx')).AdyenSteps);

export interface CardPaymentProps {
  readonly action: string;
  /** The account for the card fields. */
  readonly card: CardAccount;
  /** As in 'Pay $12.50'. */
  readonly label: string;
  readonly isBusy: boolean;
  /** The id of the payment whose bank challenge is pending. */
  readonly challenge: string | undefined;
  /** Called when the challenge has ended or the shopper has closed it. */
  readonly onChallengeEnd: () => void;
}

/** The sandbox bank's challenge in a dialog; a message reports its end. */
const SandboxChallenge = ({ id, onEnd }: { readonly id: string; readonly onEnd: () => void }) => {
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readProviderMessage(event, window.location.origin);
    if (message?.event === 'challenge-finished' && message.transactionId === id) onEnd();
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return <ChallengeDialog isOpen src={`/sandbox-pay/challenge/${encodeURIComponent(id)}`} onClose={onEnd} />;
};

/** Card payment: the provider's fields create a token, which the form submits; then perhaps the bank's challenge. */
export const CardPayment = ({ action, card, label, isBusy, challenge, onChallengeEnd }: CardPaymentProps) => {
  const token = useRef<HTMLInputElement>(null);
  const fields = useRef<CardFieldsHandle>(null);
  const [isAsking, setAsking] = useState(false);
  const { account, countryCode, locale } = card;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (token.current?.value !== '') return;
    event.preventDefault();
    setAsking(true);
    fields.current?.requestToken();
  };
  const onToken = (given: string) => {
    setAsking(false);
    if (token.current === null) return;
    token.current.value = given;
    token.current.form?.requestSubmit();
    // A token is single-use: the next attempt requests another one.
    token.current.value = '';
  };

  return (
    <>
      <IntentForm target={{ action }} onSubmit={submit}>
        <input ref={token} type="hidden" name="transactionToken" defaultValue="" />
        <CardFieldsOf {...card} ref={fields} onToken={onToken} onRefused={() => setAsking(false)} />
        <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy || isAsking} busyLabel="Paying">
          {label}
        </Button>
      </IntentForm>
      {challenge !== undefined && account === undefined && <SandboxChallenge id={challenge} onEnd={onChallengeEnd} />}
      {challenge !== undefined && account !== undefined && (
        <AdyenSteps
          {...{ account, countryCode, locale }}
          transactionId={challenge}
          onDone={onChallengeEnd}
          onFailed={onChallengeEnd}
          onClose={onChallengeEnd}
        />
      )}
    </>
  );
};
