import { lazyWithRetry } from '@ironcart/react-ui';
import type { AdyenAccount } from '../adapters/adyen-account.ts';
import type { CardFieldsProps } from './card-fields.ts';
import { SandboxCardFields } from './SandboxCardFields.tsx';

const AdyenCardFields = lazyWithRetry(async () => (await import('./AdyenCardFields.tsx')).AdyenCardFields);

/** The payment provider's account whose card fields a page shows, and their locale. */
export interface CardAccount {
  /** undefined: the sandbox. */
  readonly account: AdyenAccount | undefined;
  readonly countryCode: string;
  /** As in 'en-US'. */
  readonly locale: string;
}

/** The card fields of the store's payment provider. */
export const CardFieldsOf = ({ account, countryCode, locale, ...fields }: CardAccount & CardFieldsProps) =>
  account === undefined ? (
    <SandboxCardFields {...fields} />
  ) : (
    <AdyenCardFields {...fields} account={account} countryCode={countryCode} locale={locale} />
  );
