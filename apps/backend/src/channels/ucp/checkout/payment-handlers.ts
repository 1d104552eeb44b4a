import type { Site } from '@ironcart/core/site';
import { ucpVersion } from '../protocol.ts';
import { originOf, type UcpContext } from '../ucp-context.ts';

/** The id of the sandbox's handler; instruments refer to it. */
const sandboxHandlerId = 'sandbox_card';
/** The id of the Google Pay handler. */
const googlePayHandlerId = 'google_pay';

/** The id of the handler for the store's gift cards; their codes are credentials. */
export const giftCardHandlerId = 'gift_card';

type HandlerContext = Pick<UcpContext, 'isDemo' | 'publicUrl' | 'settings' | 'adyen'>;

const sandboxOf = ({ isDemo, publicUrl, adyen }: HandlerContext) =>
  // With an Adyen account, cards are processed by Adyen even in a demo.
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

/** The version of Google's handler, which is released separately. */
const googlePayVersion = '2026-01-23';

/** Google Pay as specified by its handler: the platform gets a token encrypted for Adyen. */
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

/** The handlers of card instruments: they pay the amount not covered by gift cards. */
const cardHandlersOf = (context: HandlerContext, site: Site) => ({
  ...sandboxOf(context),
  ...googlePayOf(context, site),
});

/**
 * The payment handlers for platforms: the store's gift cards; in a demo the sandbox, which exchanges its test cards for
 * tokens; and Google Pay if Adyen accepts cards. Without the latter two, a person has to pay.
 */
export const paymentHandlersOf = (context: HandlerContext, site: Site) => ({
  'dev.ironcart.gift_card': [
    { id: giftCardHandlerId, version: ucpVersion, available_instruments: [{ type: 'gift_card' }], config: {} },
  ],
  ...cardHandlersOf(context, site),
});

/** Whether a handler accepts cards; whether any does, if none is named. */
export const takesCards = (context: HandlerContext, site: Site, handlerId?: string): boolean =>
  Object.values(cardHandlersOf(context, site))
    .flat()
    .some(({ id }) => handlerId === undefined || id === handlerId);
