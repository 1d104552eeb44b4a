export { suggestAddress } from '@ironcart/core';
