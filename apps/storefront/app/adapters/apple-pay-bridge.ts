import type { ApplePayCommand, ApplePaySheetEvent } from '@ironcart/checkout-machines';
import { type ApplePayFacts, isApplePayAvailable, readApplePayContact } from '@ironcart/core/apple-pay';
import { toDecimal } from '@ironcart/core/money';
import type { OpenApplePay } from '@ironcart/react-ui/checkout';
import * as v from 'valibot';

/** Name of the iOS app's message handler. */
const handlerName = 'ironcartApplePay';

/** Name of the events with which the app answers; their `detail` is plain data. */
const eventName = 'ironcart:apple-pay';

interface AppWindow {
  readonly webkit?: {
    readonly messageHandlers?: Readonly<Record<string, { postMessage(message: unknown): void } | undefined>>;
  };
}

const text = v.pipe(v.string(), v.maxLength(20_000));

const appMessage = v.variant('event', [
  v.object({ event: v.literal('shippingContactSelected'), contact: v.unknown() }),
  v.object({ event: v.literal('shippingMethodSelected'), identifier: v.pipe(v.string(), v.maxLength(100)) }),
  v.object({
    event: v.literal('success'),
    token: text,
    shippingContact: v.optional(v.unknown()),
    billingContact: v.optional(v.unknown()),
  }),
  v.object({ event: v.literal('cancel') }),
]);

/** Parses the app's message as an event for checkout; undefined if malformed. */
export const readAppMessage = (detail: unknown): ApplePaySheetEvent | undefined => {
  const read = v.safeParse(appMessage, detail);
  if (!read.success) return undefined;
  const message = read.output;
  switch (message.event) {
    case 'shippingContactSelected': {
      const contact = readApplePayContact(message.contact);
      return contact && { type: 'applePay.contactSelected', contact };
    }
    case 'shippingMethodSelected':
      return { type: 'applePay.methodSelected', shippingCode: message.identifier };
    case 'success':
      return {
        type: 'applePay.authorised',
        token: message.token,
        shippingContact: readApplePayContact(message.shippingContact),
        billingContact: readApplePayContact(message.billingContact),
      };
    case 'cancel':
      return { type: 'applePay.cancelled' };
  }
};

/** Converts a command to the app's format: amounts are decimal numbers. */
export const toAppMessage = (command: ApplePayCommand): unknown =>
  JSON.parse(JSON.stringify(command, (key, value) => (key === 'amount' ? toDecimal(value) : value)));

const postToApp = (message: unknown): void => {
  const { webkit }: AppWindow = Object(window);
  webkit?.messageHandlers?.[handlerName]?.postMessage(message);
};

const listenToApp = (hear: (detail: unknown) => void): (() => void) => {
  const onMessage = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  };
  window.addEventListener(eventName, onMessage);
  return () => window.removeEventListener(eventName, onMessage);
};

const availability = v.object({ event: v.literal('availability'), canPay: v.boolean() });

/** The conditions for Apple Pay except whether the device supports it. */
export type AppPayTerms = Omit<ApplePayFacts, 'canDevicePay'>;

/**
 * Asks the app whether its device can pay, if no other condition rules Apple Pay out, and listens to its answers: the
 * app may send another one, for example after a card was added.
 * @returns a function that stops listening; undefined if the app was not asked
 */
export const hearWhetherAppPays = (terms: AppPayTerms, hear: (canPay: boolean) => void): (() => void) | undefined => {
  if (!isApplePayAvailable({ ...terms, canDevicePay: true })) return undefined;
  const stop = listenToApp((detail) => {
    const said = v.safeParse(availability, detail);
    if (said.success) hear(said.output.canPay);
  });
  postToApp({ kind: 'canPay' });
  return stop;
};

/**
 * The native app's payment sheet: commands are sent to its message handler, and it answers with events on the page's
 * window.
 */
export const openApplePayBridge: OpenApplePay = (hear) => ({
  obey: (command) => postToApp(toAppMessage(command)),
  dispose: listenToApp((detail) => {
    const news = readAppMessage(detail);
    if (news !== undefined) hear(news);
  }),
});
