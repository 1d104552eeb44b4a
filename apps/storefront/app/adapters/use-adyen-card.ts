import { type RefObject, useEffect, useRef, useState } from 'react';
import { type AdyenCard, type AdyenCardOptions, drawAdyenCard } from './adyen-card.ts';

export interface AdyenCardUse {
  /** The element that Adyen draws its fields in. */
  readonly element: RefObject<HTMLDivElement | null>;
  /** The fields; null until they are drawn. */
  readonly card: RefObject<AdyenCard | null>;
  /** Whether the fields could not be loaded. */
  readonly isFailed: boolean;
}

/**
 * Adyen's card fields in an element of the page, drawn again when their account, country, language or stored card changes.
 * @param options `onChange` must stay the same function while the fields stay
 */
export const useAdyenCard = ({ account, countryCode, locale, stored, onChange }: AdyenCardOptions): AdyenCardUse => {
  const { clientKey, environment } = account;
  const element = useRef<HTMLDivElement>(null);
  const card = useRef<AdyenCard>(null);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    if (element.current === null) return;
    let isGone = false;
    drawAdyenCard(element.current, { account: { clientKey, environment }, countryCode, locale, stored, onChange }).then(
      (drawn) => {
        if (isGone) drawn.remove();
        else card.current = drawn;
      },
      () => setFailed(true),
    );
    return () => {
      isGone = true;
      card.current?.remove();
      card.current = null;
    };
  }, [clientKey, environment, countryCode, locale, stored, onChange]);

  return { element, card, isFailed };
};
