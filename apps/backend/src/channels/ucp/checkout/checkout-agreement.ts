import { selectPlacedOrder } from '@ironcart/checkout-machines';
import type { AgentCart } from '../cart/agent-carts.ts';
import { issuerOf } from '../identity/issuer.ts';
import { hasTermsOf } from '../mandate/agreed-terms.ts';
import { readMandate } from '../mandate/checkout-mandate.ts';
import type { MandateFault } from '../mandate/mandate-fault.ts';
import type { AgentCall } from '../operation.ts';
import { mandateCapability } from '../protocol.ts';
import { originOf, type UcpContext, urlOn } from '../ucp-context.ts';
import type { AgentCheckout } from './agent-checkout.ts';
import { documentOf } from './find-checkout.ts';

/** A person's agreement, checked when the order is placed. */
export interface Agreement {
  /** Why a checkout differs from the agreed one; undefined if it does not. */
  readonly objectionTo: (checkout: AgentCheckout) => Promise<MandateFault | undefined>;
  /** Stores the proof with the order. */
  readonly keepFor: (checkout: AgentCheckout) => Promise<void>;
}

/** The agreement of a platform without mandates: it is trusted to ask its user. */
const unproven: Agreement = { objectionTo: async () => undefined, keepFor: async () => undefined };

const changed: MandateFault = {
  code: 'mandate_scope_mismatch',
  content: 'The mandate is of other terms than the checkout has now: have the person agree to this one',
};

/**
 * Reads a person's agreement. Once a platform has offered the extension for a checkout, placing it requires a valid
 * mandate, regardless of later profiles.
 */
export const readAgreement = async (
  context: UcpContext,
  { call, cart }: { readonly call: AgentCall; readonly cart: AgentCart },
  mandate: string | undefined,
): Promise<Agreement | MandateFault> => {
  const { db, now } = context;
  const { site, keys, active } = call;
  if (!cart.needsMandate && !active.has(mandateCapability)) return unproven;
  if (mandate === undefined) {
    return { code: 'mandate_required', content: 'The checkout is completed with ap2.checkout_mandate' };
  }
  const audiences = [
    ...new Set([issuerOf(context, site), originOf(context, site), urlOn(context, site, '/.well-known/ucp')]),
  ];
  const read = await readMandate(db, mandate, { keys, audiences, nowMs: now().getTime() });
  if ('code' in read) return read;
  return {
    objectionTo: async (checkout) => {
      const { body } = await documentOf(context, { call, cart }, checkout);
      return hasTermsOf(read.checkout, body) ? undefined : changed;
    },
    keepFor: async ({ snapshot }) => {
      const order = selectPlacedOrder(snapshot);
      if (!order) return;
      await db
        .updateTable('agent_orders')
        .set({ checkout_mandate: mandate })
        .where('order_id', '=', order.orderId)
        .execute();
    },
  };
};
