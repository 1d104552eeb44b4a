import type { Consent } from '@ironcart/core/visitor';
import { ConsentBanner } from '@ironcart/react-ui';
import { consentTarget } from './preferences.ts';
import { withoutConsent } from './reopened-consent.ts';

export interface ConsentPanelProps {
  /** Where the shopper is. */
  readonly from: string;
  /** The site's. */
  readonly basePath: string;
  /** What is allowed as things stand. */
  readonly consent: Consent;
  /** The shopper has asked for it. */
  readonly isReopened: boolean;
}

/** The question about cookies: on the sites that ask it, and wherever the footer's link was followed. */
export const ConsentPanel = ({ from, basePath, consent, isReopened }: ConsentPanelProps) => (
  <ConsentBanner
    target={consentTarget(withoutConsent(from))}
    consent={consent}
    closeUrl={isReopened ? basePath + withoutConsent(from) : undefined}
  />
);
