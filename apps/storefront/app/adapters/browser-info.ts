import type { OrderPayment } from '@ironcart/core/order';

/** What a bank wants to know of the browser before it trusts a card payment (3-D Secure). */
export const browserInfo = (): OrderPayment['browserInfo'] => ({
  acceptHeader: '*/*',
  userAgent: navigator.userAgent,
  language: navigator.language,
  colorDepth: screen.colorDepth,
  screenHeight: screen.height,
  screenWidth: screen.width,
  timeZoneOffset: new Date().getTimezoneOffset(),
  javaEnabled: false,
});
