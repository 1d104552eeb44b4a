export { type ApplePayFacts, type ApplePayObstacle, isApplePayAvailable } from './apple-pay-availability.ts';
export {
  type ApplePayContact,
  type ApplePayName,
  type ApplePayPostalAddress,
  addressFromApplePay,
  applePayContactOf,
} from './apple-pay-contact.ts';
export { readApplePayContact } from './read-apple-pay-contact.ts';
