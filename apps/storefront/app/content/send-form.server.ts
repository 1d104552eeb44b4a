import { isApiError } from '@ironcart/api/client';
import type { FormAnswer } from '@ironcart/react-ui';
import { formRefusal } from '../account/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/** The fields that an incomplete form lacks, as the refusal lists them. */
const missingIn = (details: unknown): readonly string[] => {
  const paths = typeof details === 'object' && details !== null && 'paths' in details ? details.paths : undefined;
  return Array.isArray(paths) ? paths.filter((path): path is string => typeof path === 'string') : [];
};

/** Sends what was filled in on a content page, and says what is missing. */
export const sendForm = async ({ api }: RequestContext, form: FormData): Promise<FormAnswer> => {
  const { formHash = '', ...values } = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
  );
  try {
    await api.newsletters.submitForm(formHash, values);
    return { formHash, isSent: true };
  } catch (thrown) {
    const { code, message } = formRefusal(thrown);
    const missing = code === 'incomplete_form' && isApiError(thrown) ? missingIn(thrown.details) : [];
    return { formHash, isSent: false, values, ...(missing.length > 0 ? { missing } : { message }) };
  }
};
