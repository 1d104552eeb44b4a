import { findCardNumber } from '../../http/card-number-guard.ts';
import { parseInput } from '../../http/parse-input.ts';
import { answerOf } from './answer.ts';
import { bearerChallenge } from './identity/issuer.ts';
import { permissionOfCapability, scopeText } from './identity/permissions.ts';
import { withAuthorization } from './mandate/merchant-authorization.ts';
import type { Message } from './messages/message.ts';
import { onceByAgentKey } from './once-by-agent-key.ts';
import type { Operation, Outcome } from './operation.ts';
import { identityCapability, mandateCapability } from './protocol.ts';
import type { ReceivedCall } from './receive-call.ts';
import { isTransportError, type TransportError, tokenError, transportError } from './transport-error.ts';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** An operation's response, ready for either transport. */
export interface Performed {
  readonly answer: Readonly<Record<string, unknown>>;
  readonly isCreated: boolean;
}

const incompatible: Outcome = {
  isDone: false,
  messages: [
    {
      type: 'error',
      code: 'capabilities_incompatible',
      content: 'The profile does not list the capability of this operation in a version that the store has',
      severity: 'unrecoverable',
    },
  ],
};

const identityOptional: Message = {
  type: 'info',
  code: 'identity_optional',
  content:
    'Customers who link their account have the prices of their group, their earned discounts and their saved address.',
};

/** The place of a schema violation, as JSONPath: '$.line_items[0].quantity'. */
const pathOf = ({ path = [] }: { readonly path?: readonly { readonly key: unknown }[] | undefined }): string =>
  `$${path.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key).slice(0, 50)}`)).join('')}`;

/**
 * Whether the idempotency key has a valid length; the protocol requires at least 22 characters, the store accepts
 * shorter ones.
 */
const isKey = (key: string): boolean => key.length >= 1 && key.length <= 200 && /^[\x21-\x7e]+$/.test(key);

/** Adds a hint for platforms that can link customers, when a guest starts something: the benefits for a customer. */
const withOffer = (
  outcome: Outcome,
  { customer, active }: ReceivedCall,
  capability: Operation['capability'],
): Outcome => {
  const isOffered = customer === undefined && active.has(identityCapability) && permissionOfCapability[capability];
  return outcome.isDone && outcome.isCreated && isOffered
    ? { ...outcome, messages: [...(outcome.messages ?? []), identityOptional] }
    : outcome;
};

/** The error for an operation without the customer's permission. */
const lackOfPermission = (
  context: UcpContext,
  { site, customer }: ReceivedCall,
  capability: Operation['capability'],
): TransportError | undefined => {
  const needed = permissionOfCapability[capability];
  if (!customer || needed === undefined || customer.permissions.includes(needed)) return undefined;
  const scope = scopeText([needed]);
  const parameters = { error: 'insufficient_scope', scope };
  return tokenError(
    'insufficient_scope',
    `The customer has to allow ${scope}`,
    bearerChallenge(context, site, parameters),
  );
};

/** Whether a response must be signed: every checkout, for platforms with mandates. */
const needsAuthorization = ({ active }: ReceivedCall, capability: Operation['capability']): boolean =>
  capability === 'dev.ucp.shopping.checkout' && active.has(mandateCapability);

/** Validates a request and performs its operation; a change with an idempotency key only once. */
export const perform = async (
  context: UcpContext,
  operation: Operation,
  call: ReceivedCall,
  given: { readonly id: string; readonly payload: unknown; readonly key: string | undefined },
): Promise<Performed | TransportError> => {
  const { capability, input: schema, isChange, needsKey, run } = operation;
  const { id, payload, key } = given;
  const { site, platform, isSigned, customer, remoteAddress } = call;
  const envelope = { capability, active: call.active, continueUrl: urlOn(context, site, '/') };
  if (!call.active.has(capability)) return { answer: answerOf(incompatible, envelope), isCreated: false };
  const lacking = lackOfPermission(context, call, capability);
  if (lacking) return lacking;
  if (Array.isArray(payload)) return transportError('invalid_request', '$ is a list and not an object');
  const input = parseInput(schema, payload);
  if (!input.success) {
    const [issue] = input.issues;
    return transportError('invalid_request', `${pathOf(issue)} is not as the protocol has it`);
  }
  if (findCardNumber(payload)) {
    const content = 'The request holds what looks like a card number, which the store never takes';
    return transportError('invalid_request', content);
  }
  const once = async (): Promise<Performed | TransportError> => {
    const outcome = await run(context, call, { id, input: input.output });
    if (isTransportError(outcome)) return outcome;
    const answer = answerOf(withOffer(outcome, call, capability), envelope);
    return {
      answer:
        outcome.isDone && needsAuthorization(call, capability) ? await withAuthorization(context.db, answer) : answer,
      isCreated: outcome.isDone && outcome.isCreated === true,
    };
  };
  if (!isChange) return once();
  if (key === undefined && needsKey) return transportError('invalid_request', 'The operation needs an idempotency key');
  if (key !== undefined && !isKey(key)) return transportError('invalid_request', 'The idempotency key is none');
  const seconds = await context.countAttempt('agentChange', {
    remoteAddress,
    platform: isSigned ? platform : undefined,
  });
  if (seconds !== undefined) return transportError('too_many_requests', 'Too many changes', seconds);
  if (key === undefined) return once();
  const request = [operation.name, site.code, id, payload ?? null, ...(customer ? [customer.customerId] : [])];
  return onceByAgentKey(context, { platform, key, request }, once);
};
