import type { BookAddress } from '@ironcart/api/codec';
import type { SelectOption } from '@ironcart/react-ui';

/** An address book as options of a select. */
export const addressChoices = (addresses: readonly BookAddress[]): readonly SelectOption[] =>
  addresses.map(({ _id, firstname, lastname, street, city }) => ({
    value: _id,
    label: [`${firstname} ${lastname}`.trim(), street[0], city].filter((part) => part !== '').join(', '),
  }));
