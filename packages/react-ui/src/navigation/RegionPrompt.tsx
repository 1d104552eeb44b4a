import type { Currency } from '@ironcart/core/money';
import { Button, ButtonContent, buttonClass } from '../primitives/Button.tsx';
import { FootNotice } from '../primitives/FootNotice.tsx';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import styles from './RegionPrompt.module.css';

/** Another of the store's sites. */
export interface RegionOfferView {
  readonly siteName: string;
  readonly currency: Currency;
  /** The page on that site. It is outside this site, so the browser loads a new document. */
  readonly href: string;
}

export interface RegionPromptProps {
  /** Undefined without an offer. Mount the prompt early, so that the offer is announced. */
  readonly offer: RegionOfferView | undefined;
  readonly onStay: () => void;
  /** Called before the link is followed. */
  readonly onLeave: () => void;
}

/** Offers shoppers in another country the site of that country, without blocking the page (S4-region). */
export const RegionPrompt = ({ offer, onStay, onLeave }: RegionPromptProps) => {
  const question = offer && `Shopping from elsewhere? Our ${offer.siteName} site has prices in ${offer.currency}.`;
  return (
    <>
      <LiveRegion message={question ?? ''} />
      {offer && (
        <FootNotice label="Your region">
          <div className={styles.prompt}>
            <p className={styles.question}>{question}</p>
            <div className={styles.answers}>
              <Button onClick={onStay}>Stay here</Button>
              <a className={buttonClass({ variant: 'primary' })} href={offer.href} onClick={onLeave}>
                <ButtonContent>Go to {offer.siteName}</ButtonContent>
              </a>
            </div>
          </div>
        </FootNotice>
      )}
    </>
  );
};
