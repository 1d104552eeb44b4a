import type { Address } from '@ironcart/core/address';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './AddressLines.module.css';
import { countryNameOf } from './country-name.ts';

export interface AddressLinesProps {
  readonly address: Address;
  /** The country's name; by default from its code. */
  readonly countryName?: string | undefined;
}

/** An address in postal format. */
export const AddressLines = ({ address, countryName }: AddressLinesProps) => {
  const { locale } = useUi();
  return (
    <address className={styles.address}>
      {[
        `${address.firstname} ${address.lastname}`,
        address.company,
        ...address.street,
        address.apartment,
        // A city that is a region of its own, such as Berlin, is named once.
        [...new Set([address.city, address.region, address.postcode])].filter(Boolean).join(' '),
        countryName ?? countryNameOf(address.countryId, locale),
      ]
        .filter((line): line is string => Boolean(line?.trim()))
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
};
