import type { PaymentMethodsAnswer } from '@ironcart/api/codec';
import { kindOfMethod } from '@ironcart/core/payment';
import { languageTagOf, type Site } from '@ironcart/core/site';
import { adyenAccountOf } from '../adapters/adyen-account.ts';
import type { CardAccount } from './CardFieldsOf.tsx';

/** The account whose card fields a page shows; undefined if the store accepts no cards. */
export const cardAccountOf = (
  { methods, provider }: Pick<PaymentMethodsAnswer, 'methods' | 'provider'>,
  site: Pick<Site, 'defaultCountry' | 'locale'>,
): CardAccount | undefined => {
  if (!methods.some((method) => kindOfMethod(method) === 'card')) return undefined;
  const account = adyenAccountOf(provider);
  if (account === undefined && provider?.name !== 'sandbox') return undefined;
  return { account, countryCode: site.defaultCountry, locale: languageTagOf(site.locale) };
};
