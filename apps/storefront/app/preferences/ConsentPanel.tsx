import { defaultConsent, type SiteCode } from '@ironcart/core';
import { ConsentBanner } from '@ironcart/react-ui';
import { consentTarget } from './preferences.ts';

export interface ConsentPanelProps {
  /** Where the shopper is. */
  readonly from: string;
  readonly site: SiteCode;
}

/** The question about cookies, on the sites that ask it. The others never load it. */
export const ConsentPanel = ({ from, site }: ConsentPanelProps) => (
  <ConsentBanner target={consentTarget(from)} consent={defaultConsent(site)} />
);
