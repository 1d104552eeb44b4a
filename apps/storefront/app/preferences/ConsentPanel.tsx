import type { Consent } from '@ironcart/core/visitor';
import { ConsentBanner } from '@ironcart/react-ui';
import { consentTarget } from './preferences.ts';
import { withoutConsent } from './reopened-consent.ts';

export interface ConsentPanelProps {
  /** The current page. */
  readonly from: string;
  /** The site's base path. */
  readonly basePath: string;
  /** The current consent. */
  readonly consent: Consent;
  /** Whether the shopper opened it with the footer's link. */
  readonly isReopened: boolean;
}

/** The cookie consent panel: on the sites that require it, and after following the footer's link. */
export const ConsentPanel = ({ from, basePath, consent, isReopened }: ConsentPanelProps) => (
  <ConsentBanner
    target={consentTarget(withoutConsent(from))}
    consent={consent}
    closeUrl={isReopened ? basePath + withoutConsent(from) : undefined}
  />
);
