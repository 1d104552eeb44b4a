import { type FakeService, json, refuse } from './fake-call.ts';

/** A newsletter whose subscription fails. */
const refusedList = 10_106;

/** Answers a content form: `message` is required, `unlisted` has no form, and one e-mail address is invalid. */
const answerContentForm = (form: string): Response => {
  if (form.includes('unlisted')) return refuse(422, 'incomplete_form');
  if (form.includes('ada at example.com')) {
    const details = { paths: ['email'] };
    return json({ error: { type: 'invalid_form_email', message: 'no address', details } }, { status: 422 });
  }
  return form.includes('message')
    ? json({ success: true })
    : json(
        { error: { type: 'incomplete_form', message: 'incomplete', details: { paths: ['message'] } } },
        { status: 422 },
      );
};

/** The content forms and newsletters of the fake backend. */
export const createFakeForms = (): FakeService => {
  let subscriptions: readonly number[] = [10_101];
  return ({ path, body }) => {
    if (path === '/svc_ssr/submit/wufoo') return answerContentForm(String(body));
    if (path === '/svc_ssr/submit/iterable') {
      const { email } = body as { readonly email: string };
      return email.endsWith('@refused.example') ? refuse(422, 'unknown_list') : json({ success: true });
    }
    if (path === '/svc_ssr/newsletters/subscriptions') return json({ emailListIds: subscriptions });
    if (!path.startsWith('/svc_ssr/newsletters/')) return undefined;
    const { newsletters } = body as { readonly newsletters: readonly number[] };
    if (newsletters.includes(refusedList)) return json({ success: false });
    const kept = subscriptions.filter((listId) => !newsletters.includes(listId));
    subscriptions = path.endsWith('/subscribe') ? [...kept, ...newsletters] : kept;
    return json({ success: true });
  };
};
