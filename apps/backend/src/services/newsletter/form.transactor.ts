import { isEmail } from '@ironcart/core/address';
import { type Refusal, refuse } from '../../http/refusal.ts';
import type { ServiceContext } from '../service-context.ts';

/**
 * Stores a submitted form with its known fields only.
 * @returns `incomplete_form` with the paths of empty required fields, or `invalid_form_email` with those of invalid
 * e-mail addresses
 */
export const submitForm = async (
  { db, now, randomId }: ServiceContext,
  formHash: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ success: true } | Refusal<'unknown_form' | 'incomplete_form' | 'invalid_form_email'>> => {
  const form = await db
    .selectFrom('forms')
    .select(['fields', 'required_fields', 'email_fields'])
    .where('form_hash', '=', formHash)
    .executeTakeFirst();
  if (!form) return refuse('unknown_form', 'There is no such form');
  const filled = new Map(Object.entries(fields).filter(([name, value]) => form.fields.includes(name) && value !== ''));
  const paths = form.required_fields.filter((name) => (filled.get(name) ?? '').trim() === '');
  if (paths.length > 0) return refuse('incomplete_form', 'The form is not complete', { paths });
  const unreadable = form.email_fields.filter((name) => filled.has(name) && !isEmail((filled.get(name) ?? '').trim()));
  if (unreadable.length > 0) return refuse('invalid_form_email', 'That is no e-mail address', { paths: unreadable });
  await db
    .insertInto('form_submissions')
    .values({
      submission_id: randomId(),
      form_hash: formHash,
      fields: JSON.stringify(Object.fromEntries(filled)),
      submitted_at: now(),
    })
    .execute();
  return { success: true };
};
