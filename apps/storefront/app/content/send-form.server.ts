import { isApiError } from '@ironcart/api/client';
import type { FormAnswer } from '@ironcart/react-ui';
import { formRefusal, type RefusalMessages, tryAgain } from '../data/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** The fields that the backend's refusal names. */
const fieldsIn = (details: unknown): readonly string[] => {
  const paths = typeof details === 'object' && details !== null && 'paths' in details ? details.paths : undefined;
  return Array.isArray(paths) ? paths.filter((path): path is string => typeof path === 'string') : [];
};

/** If the fields are known, the message is shown beside each of them instead. */
const messages: RefusalMessages<'newsletter.submitForm'> = {
  unknown_form: tryAgain,
  incomplete_form: tryAgain,
  invalid_form_email: tryAgain,
};

/** Submits a content page's form; returns missing or invalid fields. */
export const sendForm = async ({ api }: RequestContext, form: FormData): Promise<FormAnswer> => {
  const { formHash = '', ...values } = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  try {
    await api.newsletters.submitForm(formHash, values);
    return { formHash, isSent: true };
  } catch (thrown) {
    const { code, message } = formRefusal<'newsletter.submitForm'>(thrown, messages);
    const fields = isApiError(thrown) ? fieldsIn(thrown.details) : [];
    const refused = { formHash, isSent: false, values };
    if (code === 'incomplete_form' && fields.length > 0) return { ...refused, missing: fields };
    if (code === 'invalid_form_email' && fields.length > 0) return { ...refused, invalidEmails: fields };
    return { ...refused, message };
  }
};
