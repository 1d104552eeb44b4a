export { applePayMachine } from './apple-pay.machine.ts';
export type {
  ApplePayCommand,
  ApplePayContactError,
  ApplePayDetails,
  ApplePayLineItem,
  ApplePayOrder,
  ApplePayRequest,
  ApplePaySheetEvent,
  ApplePayShippingOption,
} from './apple-pay.types.ts';
export { type ApplePayWiring, type AttachedApplePay, attachApplePay } from './attach-apple-pay.ts';
