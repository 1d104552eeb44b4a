import type { Call } from '@ironcart/api/contract';
import { findCardNumber } from './card-number-guard.ts';
import { readFormBody } from './read-form-body.ts';
import { readJsonBody } from './read-json-body.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { validatePart } from './validate-part.ts';

/**
 * Reads a call's body up to its limit, parses and validates it, and searches it for card numbers. Its cost is bounded
 * by the limit: `npm run bench -- hostile`.
 */
export const readCallBody = async (call: Call, request: Request): Promise<{ readonly value: unknown } | Refusal> => {
  if (!call.body) return { value: undefined };
  const readBody = call.hasFormBody ? readFormBody : readJsonBody;
  const raw = await readBody(request, call.maxBodyBytes);
  if (isRefusal(raw)) return raw;
  const body = validatePart(call.body, raw, 'body');
  if (isRefusal(body)) return body;
  const path = findCardNumber(raw);
  if (!path) return body;
  const message = 'The body holds what looks like a card number, which only the payment form may take';
  return refuse('card_number_refused', message, { part: 'body', paths: [path.join('.') || '(root)'] });
};
