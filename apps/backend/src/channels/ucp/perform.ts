import { holdsCardNumber } from '../../http/card-number-guard.ts';
import { parseInput } from '../../http/parse-input.ts';
import { answerOf } from './answer.ts';
import { onceByAgentKey } from './once-by-agent-key.ts';
import type { Operation, Outcome } from './operation.ts';
import type { ReceivedCall } from './receive-call.ts';
import { isTransportError, type TransportError, transportError } from './transport-error.ts';
import { type UcpContext, urlOn } from './ucp-context.ts';

/** An operation's answer, ready for either transport. */
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

/** Where a schema was violated, as '$.filters.price.min'. */
const pathOf = (issue: { readonly path?: readonly { readonly key: unknown }[] | undefined }): string =>
  ['$', ...(issue.path ?? []).map(({ key }) => String(key).slice(0, 50))].join('.');

/** The key, if it has the length of one; the protocol wants 22 characters or more, the store takes shorter ones. */
const isKey = (key: string): boolean => key.length >= 1 && key.length <= 200 && /^[\x21-\x7e]+$/.test(key);

/** Validates a request and performs its operation; a change with an idempotency key once. */
export const perform = async (
  context: UcpContext,
  operation: Operation,
  call: ReceivedCall,
  given: { readonly id: string; readonly payload: unknown; readonly key: string | undefined },
): Promise<Performed | TransportError> => {
  const { capability, input: schema, isChange, needsKey, run } = operation;
  const { id, payload, key } = given;
  const { site, platform, isSigned, remoteAddress } = call;
  const envelope = { capability, active: call.active, continueUrl: urlOn(context, site, '/') };
  if (!call.active.has(capability)) return { answer: answerOf(incompatible, envelope), isCreated: false };
  if (Array.isArray(payload)) return transportError('invalid_request', '$ is a list and not an object');
  const input = parseInput(schema, payload);
  if (!input.success) {
    const [issue] = input.issues;
    return transportError('invalid_request', `${pathOf(issue)} is not as the protocol has it`);
  }
  if (holdsCardNumber(payload)) {
    const content = 'The request holds what looks like a card number, which the store never takes';
    return transportError('invalid_request', content);
  }
  const once = async (): Promise<Performed | TransportError> => {
    const outcome = await run(context, call, { id, input: input.output });
    if (isTransportError(outcome)) return outcome;
    return { answer: answerOf(outcome, envelope), isCreated: outcome.isDone && outcome.isCreated === true };
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
  const request = [operation.name, site.code, id, payload ?? null];
  return onceByAgentKey(context, { platform, key, request }, once);
};
