import type { Outcome } from './operation.ts';
import { type CapabilityName, capabilities, ucpVersion } from './protocol.ts';

type Names = ReadonlySet<string>;

/** The active capabilities relevant to an operation: its own, and extensions of it. */
const relevantOf = (own: CapabilityName, active: Names) =>
  Object.fromEntries(
    Object.entries(capabilities)
      .filter(([name, { extends: parents }]) => active.has(name) && (name === own || parents?.includes(own)))
      .map(([name]) => [name, [{ version: ucpVersion }]]),
  );

/** Wraps the result of an operation in the protocol's envelope, the same for REST and MCP. */
export const answerOf = (
  outcome: Outcome,
  { capability, active, continueUrl }: { capability: CapabilityName; active: Names; continueUrl: string },
): Readonly<Record<string, unknown>> => {
  const ucp = {
    version: ucpVersion,
    status: outcome.isDone ? 'success' : 'error',
    capabilities: relevantOf(capability, active),
  };
  if (!outcome.isDone) return { ucp, messages: outcome.messages, continue_url: outcome.continueUrl ?? continueUrl };
  const { body, messages = [], paymentHandlers } = outcome;
  const { discounts, ...plain } = body;
  return {
    ucp: { ...ucp, ...(paymentHandlers && { payment_handlers: paymentHandlers }) },
    ...plain,
    ...(discounts !== undefined && active.has('dev.ucp.shopping.discount') ? { discounts } : {}),
    ...(messages.length === 0 ? {} : { messages }),
  };
};
