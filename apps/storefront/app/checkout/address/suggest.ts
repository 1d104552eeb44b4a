export { suggestAddress } from '@ironcart/core/address';
export { AddressSuggestionNotice } from '@ironcart/react-ui';
