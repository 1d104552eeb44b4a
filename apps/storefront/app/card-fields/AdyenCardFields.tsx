import { Notice } from '@ironcart/react-ui';
import { type Ref, useCallback, useImperativeHandle, useState } from 'react';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import { useAdyenCard } from '../adapters/use-adyen-card.ts';
import type { CardFieldsHandle, CardFieldsProps } from './card-fields.ts';

export interface AdyenCardFieldsProps extends CardFieldsProps {
  readonly account: AdyenAccount;
  readonly countryCode: string;
  /** As in 'en-US'. */
  readonly locale: string;
  readonly ref: Ref<CardFieldsHandle>;
}

/** Adyen's card fields; they show which of them are invalid. */
export const AdyenCardFields = (props: AdyenCardFieldsProps) => {
  const { account, countryCode, locale, ref, onToken, onRefused } = props;
  const [refusal, setRefusal] = useState<string>();
  const onChange = useCallback(() => setRefusal(undefined), []);
  const { element, card, isFailed } = useAdyenCard({ account, countryCode, locale, onChange });

  useImperativeHandle(ref, () => ({
    requestToken: () => {
      const token = card.current?.token();
      if (token) return onToken(token.token);
      setRefusal(card.current === null ? 'The card fields are loading. Try again.' : 'Complete your card.');
      onRefused();
    },
  }));

  const error = isFailed ? 'The card fields did not load. Reload the page.' : refusal;
  return (
    <>
      {error && (
        <Notice tone="error" isAnnounced>
          {error}
        </Notice>
      )}
      <div ref={element} />
    </>
  );
};
