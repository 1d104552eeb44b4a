import type { Site } from '@ironcart/core/site';
import { paymentHandlersOf } from './checkout/payment-handlers.ts';
import { capabilities, serviceSpec, shoppingService, transports, ucpVersion } from './protocol.ts';
import type { SigningKey } from './signing-keys.ts';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** A site's profile at `/.well-known/ucp`: capabilities, endpoints and public keys. */
export const profileOf = (context: UcpContext, site: Site, keys: readonly SigningKey[]) => ({
  ucp: {
    version: ucpVersion,
    services: {
      [shoppingService]: Object.entries(transports).map(([transport, { schema, path }]) => ({
        version: ucpVersion,
        spec: serviceSpec,
        transport,
        schema,
        endpoint: urlOn(context, site, path),
      })),
    },
    capabilities: Object.fromEntries(
      Object.entries(capabilities).map(([name, capability]) => [name, [{ version: ucpVersion, ...capability }]]),
    ),
    payment_handlers: paymentHandlersOf(context, site),
  },
  signing_keys: keys,
});
