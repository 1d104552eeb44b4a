import * as v from 'valibot';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from '../ucp/checkout/checkout-operations.ts';
import { createCheckoutRequest, updateCheckoutRequest } from '../ucp/checkout/checkout-request.ts';
import { messageOf } from '../ucp/messages/error-messages.ts';
import { type AgentCall, defineOperation, type Operation, type Outcome } from '../ucp/operation.ts';
import { isTransportError, type TransportError } from '../ucp/transport-error.ts';
import type { UcpContext } from '../ucp/ucp-context.ts';
import { completeRequest, createRequest, detailsOf, linesOf, paymentOf, updateRequest } from './acp-requests.ts';

/** The current session: its lines, which must be repeated, and its total. */
const told = v.looseObject({
  line_items: v.array(v.looseObject({ item: v.looseObject({ id: v.string() }), quantity: v.number() })),
  totals: v.array(v.looseObject({ type: v.string(), amount: v.number() })),
});

const totalIn = ({ totals }: v.InferOutput<typeof told>) => totals.find(({ type }) => type === 'total')?.amount;

const readSession = async (context: UcpContext, call: AgentCall, id: string) => {
  const outcome = await getCheckout.run(context, call, { id, input: undefined });
  if (isTransportError(outcome) || !outcome.isDone) return outcome;
  return { outcome, body: v.parse(told, outcome.body) };
};

/** Changes a session and keeps lines that are not mentioned; the store's own update would replace them. */
const change = async (
  context: UcpContext,
  call: AgentCall,
  id: string,
  { line_items, ...request }: v.InferOutput<typeof updateRequest>,
): Promise<Outcome | TransportError> => {
  const current = line_items === undefined ? await readSession(context, call, id) : undefined;
  if (current && !('body' in current)) return current;
  const lines = line_items === undefined ? (current?.body.line_items ?? []) : linesOf(line_items);
  const input = v.parse(updateCheckoutRequest, { line_items: lines, ...detailsOf(request) });
  return updateCheckout.run(context, call, { id, input });
};

const { capability } = createCheckout;
const common = { capability, description: '', payload: undefined } as const;
const changing = { ...common, isChange: true, needsKey: true } as const;

/** The operations of the Agentic Commerce Protocol, implemented by those of the store's checkout. */
export const acpOperations = {
  create: defineOperation({
    ...changing,
    name: 'acp_create',
    input: createRequest,
    hasId: false,
    run: async (context, call, { id, input: { line_items, ...request } }) =>
      createCheckout.run(context, call, {
        id,
        input: v.parse(createCheckoutRequest, { line_items: linesOf(line_items), ...detailsOf(request) }),
      }),
  }),
  get: { ...getCheckout, name: 'acp_get' },
  update: defineOperation({
    ...changing,
    name: 'acp_update',
    input: updateRequest,
    hasId: true,
    run: (context, call, { id, input }) => change(context, call, id, input),
  }),
  complete: defineOperation({
    ...changing,
    name: 'acp_complete',
    input: completeRequest,
    hasId: true,
    run: async (context, call, { id, input }) => {
      const before = input.buyer && (await readSession(context, call, id));
      if (before && 'body' in before && before.outcome.body.status !== 'completed') {
        // The buyer can change the amount due; the answer then says so, and the agent completes again.
        const after = await change(context, call, id, { buyer: input.buyer, selected_fulfillment_options: [] });
        if (isTransportError(after) || !after.isDone) return after;
        if (totalIn(v.parse(told, after.body)) !== totalIn(before.body)) {
          const changed = messageOf({ code: 'prices_not_current', content: 'The total has changed: look at it again' });
          return { ...after, messages: [changed, ...(after.messages ?? [])] };
        }
      }
      return completeCheckout.run(context, call, { id, input: { payment: paymentOf(input), ap2: {} } });
    },
  }),
  cancel: { ...cancelCheckout, name: 'acp_cancel' },
} as const satisfies Readonly<Record<string, Operation>>;
