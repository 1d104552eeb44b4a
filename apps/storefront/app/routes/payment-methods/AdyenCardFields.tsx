import { Notice } from '@ironcart/react-ui';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { AdyenAccount } from '../../adapters/adyen-account.ts';
import { type AdyenCard, drawAdyenCard } from '../../adapters/adyen-card.ts';
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
  const { clientKey, environment } = account;
  const element = useRef<HTMLDivElement>(null);
  const card = useRef<AdyenCard>(undefined);
  const [error, setError] = useState<string>();

  useEffect(() => {
    if (element.current === null) return;
    let isGone = false;
    drawAdyenCard(element.current, {
      account: { clientKey, environment },
      countryCode,
      locale,
      onChange: () => setError(undefined),
    }).then(
      (drawn) => {
        if (isGone) drawn.remove();
        else card.current = drawn;
      },
      () => setError('The card fields did not load. Reload the page.'),
    );
    return () => {
      isGone = true;
      card.current?.remove();
      card.current = undefined;
    };
  }, [clientKey, environment, countryCode, locale]);

  useImperativeHandle(ref, () => ({
    requestToken: () => {
      const token = card.current?.token();
      if (token) return onToken(token.token);
      const isDrawn = card.current !== undefined;
      setError((known) => (isDrawn ? 'Complete your card.' : (known ?? 'The card fields are loading. Try again.')));
      onRefused();
    },
  }));

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
