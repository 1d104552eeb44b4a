import { holdsCardNumber } from '../../http/card-number-guard.ts';
import { parseInput } from '../../http/parse-input.ts';
import { answerOf } from './answer.ts';
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

/** Validates a request and performs its operation. */
export const perform = async (
  context: UcpContext,
  operation: Operation,
  call: ReceivedCall,
  given: { readonly id: string; readonly payload: unknown; readonly key: string | undefined },
): Promise<Performed | TransportError> => {
  const { capability, input: schema, run } = operation;
  const envelope = { capability, active: call.active, continueUrl: urlOn(context, call.site, '/') };
  if (!call.active.has(capability)) return { answer: answerOf(incompatible, envelope), isCreated: false };
  if (Array.isArray(given.payload)) return transportError('invalid_request', '$ is a list and not an object');
  const input = parseInput(schema, given.payload);
  if (!input.success) {
    const [issue] = input.issues;
    return transportError('invalid_request', `${pathOf(issue)} is not as the protocol has it`);
  }
  if (holdsCardNumber(given.payload)) {
    return transportError(
      'invalid_request',
      'The request holds what looks like a card number, which the store never takes',
    );
  }
  const outcome = await run(context, call, { id: given.id, input: input.output });
  if (isTransportError(outcome)) return outcome;
  return { answer: answerOf(outcome, envelope), isCreated: outcome.isDone && outcome.isCreated === true };
};
