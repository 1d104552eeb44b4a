import type { FormAnswer } from '@ironcart/react-ui';
import { formRefusal, type RefusalMessages, refusedFields, tryAgain } from '../data/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';

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
    const fields = refusedFields(thrown);
    const refused = { formHash, isSent: false, values };
    if (code === 'incomplete_form' && fields.length > 0) return { ...refused, missing: fields };
    if (code === 'invalid_form_email' && fields.length > 0) return { ...refused, invalidEmails: fields };
    if (code === 'card_number_refused' && fields.length > 0) return { ...refused, cardNumbers: fields };
    return { ...refused, message };
  }
};
