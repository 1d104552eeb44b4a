import type { Address } from '@ironcart/core/address';
import type { AddressFieldName } from '../../../checkout/AddressField.tsx';

/** The address changes caused by input in one field of the form. */
export const addressPatch = (field: AddressFieldName, text: string): Partial<Address> => {
  switch (field) {
    case 'street':
      return { street: [text] };
    case 'company':
    case 'apartment':
    case 'vatNumber':
    case 'eoriNumber':
      return { [field]: text === '' ? undefined : text };
    default:
      return { [field]: text };
  }
};
