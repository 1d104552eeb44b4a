import { readProviderMessage, tokenizeCommand } from '@ironcart/core/sandbox';
import { Button, CardFrame, type CardFrameProps, ChallengeDialog, IntentForm } from '@ironcart/react-ui';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

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

const requestId = 'payment-link';

/** Card payment: the provider's frame creates a token, which the form submits. */
export const CardPayment = ({ action, label, isBusy, challenge, onChallengeEnd }: CardPaymentProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<CardFrameProps['state']>('loading');
  const [height, setHeight] = useState<number>();
  const [error, setError] = useState<string>();

  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readProviderMessage(event, window.location.origin);
    if (message?.event === 'challenge-finished' && message.transactionId === challenge) return onChallengeEnd();
    if (message === undefined || event.source !== frame.current?.contentWindow) return;
    if (message.event === 'ready') setState('ready');
    if (message.event === 'height') setHeight(message.height);
    if (message.event === 'error') {
      setState('ready');
      setError(message.message);
    }
    if (message.event === 'token' && token.current) {
      setState('ready');
      token.current.value = message.token;
      token.current.form?.requestSubmit();
      // A token is single-use: the next attempt requests another one.
      token.current.value = '';
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (token.current?.value !== '') return;
    event.preventDefault();
    setError(undefined);
    setState('busy');
    frame.current?.contentWindow?.postMessage(tokenizeCommand(requestId), window.location.origin);
  };

  return (
    <>
      <IntentForm target={{ action }} onSubmit={submit}>
        <input ref={token} type="hidden" name="transactionToken" defaultValue="" />
        <CardFrame ref={frame} src="/sandbox-pay/card-form" state={state} height={height} error={error} />
        <Button type="submit" variant="primary" size="large" isBusy={isBusy || state === 'busy'} busyLabel="Paying">
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
