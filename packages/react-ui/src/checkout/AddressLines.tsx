import { type Address, addressLines, type CountryCode } from '@ironcart/core/address';
import { type Locale, languageTagOf } from '@ironcart/core/site';
import { createElement, Fragment } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AddressLines.module.css';

const countryNames = new Map<Locale, Intl.DisplayNames>();

/** A country's name in a locale; the code itself if it is unknown. */
const countryNameOf = (code: CountryCode, locale: Locale): string => {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  const known = countryNames.get(locale);
  const names = known ?? new Intl.DisplayNames(languageTagOf(locale), { type: 'region' });
  if (!known) countryNames.set(locale, names);
  return names.of(code) ?? code;
};

export interface AddressLinesProps {
  readonly address: Address;
  /** The country's name; by default from its code. */
  readonly countryName?: string | undefined;
}

/** An address in postal format. */
export const AddressLines = ({ address, countryName }: AddressLinesProps) => {
  const { locale } = useUi();
  const lines = addressLines(address, countryName ?? countryNameOf(address.countryId, locale));
  // Passed as arguments, children need no keys, and two lines may be equal, such as a person's name and company.
  const spans = createElement(Fragment, {}, ...lines.map((line) => createElement('span', {}, line)));
  return <address className={styles.address}>{spans}</address>;
};
