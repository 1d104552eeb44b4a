import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { email, entityNumber, id, listOf, success, text } from './primitives.ts';

/** A back-in-stock notice, with the specification's names. */
export const wireBin = v.object({
  _id: id,
  product_id: entityNumber,
  parent_id: v.nullable(entityNumber),
  email: text(320),
});
export type WireBin = v.InferOutput<typeof wireBin>;

/** Maximum number of notices in a response, newest first. */
export const MAX_BINS = 1_000;

/** svc_bin: back-in-stock notices. */
export const binCalls = {
  getBins: defineCall({ name: 'bin.getBins', method: 'GET', path: '/svc_bin/bin', answer: listOf(wireBin, MAX_BINS) }),
  /** Also for guests: their notice belongs to the e-mail address only. */
  addBin: defineCall({
    name: 'bin.addBin',
    method: 'POST',
    path: '/svc_bin/bin',
    body: v.object({ product_id: entityNumber, email, parent_id: v.optional(v.nullable(entityNumber)) }),
    answer: wireBin,
    errors: { validation_error_already_subscribed: 409, product_not_found: 422 },
  }),
  removeBin: defineCall({
    name: 'bin.removeBin',
    method: 'DELETE',
    path: '/svc_bin/bin/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
