import type { Address } from '@ironcart/core';
import styles from './AddressLines.module.css';

export interface AddressLinesProps {
  readonly address: Address;
  /** The country's name; its code when left out. */
  readonly countryName?: string | undefined;
}

/** An address as it is written on a parcel. */
export const AddressLines = ({ address, countryName }: AddressLinesProps) => (
  <address className={styles.address}>
    {[
      `${address.firstname} ${address.lastname}`,
      address.company,
      ...address.street,
      address.apartment,
      [address.city, address.region, address.postcode].filter(Boolean).join(' '),
      countryName ?? address.countryId,
    ]
      .filter((line): line is string => Boolean(line?.trim()))
      .map((line) => (
        <span key={line}>{line}</span>
      ))}
  </address>
);
