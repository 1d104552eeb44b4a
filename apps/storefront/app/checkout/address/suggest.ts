export { suggestAddress } from '@ironcart/core';
export { AddressSuggestionNotice } from '@ironcart/react-ui';
