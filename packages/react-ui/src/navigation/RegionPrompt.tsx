import type { Currency } from '@ironcart/core';
import { Button, ButtonContent, buttonClass } from '../primitives/Button.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import styles from './RegionPrompt.module.css';

/** Another of the store's sites. */
export interface RegionOfferView {
  readonly siteName: string;
  readonly currency: Currency;
  /** Where the shopper goes on there; leads out of this site, so the page is loaded anew. */
  readonly href: string;
}

export interface RegionPromptProps {
  /** undefined while there is nothing to ask. Mount the prompt before, so that it is heard when it comes. */
  readonly offer: RegionOfferView | undefined;
  readonly onStay: () => void;
  /** The link is followed right after. */
  readonly onLeave: () => void;
}

/** Asks who seems to be elsewhere whether they want the site of that place; the page can be used meanwhile (S4-region). */
export const RegionPrompt = ({ offer, onStay, onLeave }: RegionPromptProps) => {
  const question = offer && `Shopping from elsewhere? Our ${offer.siteName} site has prices in ${offer.currency}.`;
  return (
    <>
      <LiveRegion message={question ?? ''} />
      {offer && (
        <section className={styles.prompt} aria-label="Your region">
          <p className={styles.question}>{question}</p>
          <div className={styles.answers}>
            <Button onClick={onStay}>Stay here</Button>
            <a className={buttonClass({ variant: 'primary' })} href={offer.href} onClick={onLeave}>
              <ButtonContent>Go to {offer.siteName}</ButtonContent>
            </a>
          </div>
        </section>
      )}
    </>
  );
};
