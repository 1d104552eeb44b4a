import type { DataOf } from '../data/use-route-data.ts';
import type { loader } from '../routes/checkout/route.server.ts';

/** The server's start data of checkout. */
export type CheckoutStart = DataOf<typeof loader>;
