import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { email, entityNumber, id, listOf, requiredText, success, text } from './primitives.ts';
import { siteCode } from './ssr.ts';

const listIds = v.pipe(listOf(entityNumber, 50), v.minLength(1));

const subscription = v.object({ userId: id, email, newsletters: listIds });

/** `success` is false if the address is not the customer's own or the list is unknown. */
const outcome = v.object({ success: v.boolean() });

const FORM_BYTES = 64_000;

/** svc_ssr: newsletters, and the forms of content pages. */
export const newsletterCalls = {
  /** For customers; takes effect immediately. */
  subscribe: defineCall({
    name: 'newsletter.subscribe',
    method: 'POST',
    path: '/svc_ssr/newsletters/subscribe',
    body: subscription,
    answer: outcome,
    isRepeatable: true,
  }),
  unsubscribe: defineCall({
    name: 'newsletter.unsubscribe',
    method: 'POST',
    path: '/svc_ssr/newsletters/unsubscribe',
    body: subscription,
    answer: outcome,
    isRepeatable: true,
  }),
  /** The lists of a site to which the session's customer is subscribed. */
  getSubscriptions: defineCall({
    name: 'newsletter.getSubscriptions',
    method: 'GET',
    path: '/svc_ssr/newsletters/site/:siteCode/subscriptions',
    params: v.object({ siteCode }),
    answer: v.object({ emailListIds: listOf(entityNumber, 50) }),
  }),
  /** Signs a guest up. The response does not reveal whether the address is subscribed already. */
  signUp: defineCall({
    name: 'newsletter.signUp',
    method: 'POST',
    path: '/svc_ssr/submit/iterable',
    body: v.object({ email, emailListIds: listIds }),
    answer: success,
    errors: { unknown_list: 422 },
    isRepeatable: true,
  }),
  /** A submitted form: its name and its text fields, as multipart form data. */
  submitForm: defineCall({
    name: 'newsletter.submitForm',
    method: 'POST',
    path: '/svc_ssr/submit/wufoo',
    hasFormBody: true,
    body: v.pipe(v.objectWithRest({ formHash: requiredText(100) }, text(10_000)), v.maxEntries(100)),
    answer: success,
    /** The last two list the invalid fields in `details.paths`. */
    errors: { unknown_form: 404, incomplete_form: 422, invalid_form_email: 422 },
    maxBodyBytes: FORM_BYTES,
  }),
} as const;
