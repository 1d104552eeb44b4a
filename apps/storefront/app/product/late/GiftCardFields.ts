export { GiftCardFields } from '@ironcart/react-ui';
