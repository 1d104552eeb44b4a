import type { Site } from '@ironcart/core/site';
import { ucpVersion } from '../protocol.ts';
import { originOf, type UcpContext } from '../ucp-context.ts';

/** The id of the sandbox's handler, which instruments name. */
const sandboxHandlerId = 'sandbox_card';
/** The id of the handler of Google Pay. */
const googlePayHandlerId = 'google_pay';

/** The id of the store's gift cards: their codes are credentials. */
export const giftCardHandlerId = 'gift_card';

type HandlerContext = Pick<UcpContext, 'isDemo' | 'publicUrl' | 'settings' | 'adyen'>;

const sandboxOf = ({ isDemo, publicUrl, adyen }: HandlerContext) =>
  // With an account of Adyen, cards are Adyen's in a demo too.
  isDemo && adyen === undefined
    ? {
        'dev.ironcart.sandbox_card': [
          {
            id: sandboxHandlerId,
            version: ucpVersion,
            available_instruments: [{ type: 'card' }],
            config: { token_url: `${publicUrl}/sandbox-pay/tokens` },
          },
        ],
      }
    : {};

/** The release of Google's handler, which has a calendar of its own. */
const googlePayVersion = '2026-01-23';

/** Google Pay as its handler's specification has it: the platform gets a token that is encrypted for Adyen. */
const googlePayOf = (context: HandlerContext, site: Site) => {
  const { adyen, settings } = context;
  if (adyen?.googlePayMerchantId === undefined) return {};
  const merchant = {
    merchant_id: adyen.googlePayMerchantId,
    merchant_origin: new URL(originOf(context, site)).hostname,
    ...(settings.storeName === undefined ? {} : { merchant_name: settings.storeName }),
  };
  return {
    'com.google.pay': [
      {
        id: googlePayHandlerId,
        version: googlePayVersion,
        spec: `https://pay.google.com/gp/p/ucp/${googlePayVersion}/`,
        available_instruments: [{ type: 'card' }],
        config: {
          api_version: 2,
          api_version_minor: 0,
          environment: adyen.environment === 'live' ? 'PRODUCTION' : 'TEST',
          merchant_info: merchant,
          allowed_payment_methods: [
            {
              type: 'CARD',
              parameters: {
                allowed_auth_methods: ['PAN_ONLY'],
                allowed_card_networks: ['AMEX', 'DISCOVER', 'MASTERCARD', 'VISA'],
              },
              tokenization_specification: {
                type: 'PAYMENT_GATEWAY',
                parameters: { gateway: 'adyen', gatewayMerchantId: adyen.merchantAccount },
              },
            },
          ],
        },
      },
    ],
  };
};

/** The handlers whose instruments are cards: what a person pays, and gift cards do not. */
const cardHandlersOf = (context: HandlerContext, site: Site) => ({
  ...sandboxOf(context),
  ...googlePayOf(context, site),
});

/**
 * How a platform can pay: with gift cards of the store, in a demo with the sandbox, which exchanges its test cards for tokens, and with cards of
 * Google Pay where Adyen takes them. A store without the latter two is paid by a person.
 */
export const paymentHandlersOf = (context: HandlerContext, site: Site) => ({
  'dev.ironcart.gift_card': [
    { id: giftCardHandlerId, version: ucpVersion, available_instruments: [{ type: 'gift_card' }], config: {} },
  ],
  ...cardHandlersOf(context, site),
});

/** Whether cards are paid with by a handler; of any handler, if none is named. */
export const takesCards = (context: HandlerContext, site: Site, handlerId?: string): boolean =>
  Object.values(cardHandlersOf(context, site))
    .flat()
    .some(({ id }) => handlerId === undefined || id === handlerId);
