export { suggestAddress } from '@ironcart/core/address';
export { AddressSuggestionNotice } from '../../../checkout/AddressSuggestionNotice.tsx';
