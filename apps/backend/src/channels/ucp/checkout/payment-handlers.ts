import { ucpVersion } from '../protocol.ts';
import type { UcpContext } from '../ucp-context.ts';

/** The id of the sandbox's handler, which instruments name. */
export const sandboxHandlerId = 'sandbox_card';

/** The id of the store's gift cards: their codes are credentials. */
export const giftCardHandlerId = 'gift_card';

/**
 * How a platform can pay: with gift cards of the store, in a demo also with the sandbox, which exchanges its test cards for tokens. Providers' own handlers are
 * not offered yet, so a store without the sandbox is paid by a person.
 */
export const paymentHandlersOf = ({ isDemo, publicUrl }: Pick<UcpContext, 'isDemo' | 'publicUrl'>) => ({
  'dev.ironcart.gift_card': [
    { id: giftCardHandlerId, version: ucpVersion, available_instruments: [{ type: 'gift_card' }], config: {} },
  ],
  ...(isDemo && {
    'dev.ironcart.sandbox_card': [
      {
        id: sandboxHandlerId,
        version: ucpVersion,
        available_instruments: [{ type: 'card' }],
        config: { token_url: `${publicUrl}/sandbox-pay/tokens` },
      },
    ],
  }),
});
