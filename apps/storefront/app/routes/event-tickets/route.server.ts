import { isApiError } from '@ironcart/api/client';
import { defaultEventGender, type EventProfile } from '@ironcart/core/customer';
import { eventProfileFields, firstMessages, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { eventTicketsPath } from '../../account/account-pages.ts';
import { readEventTickets } from '../../account/event-tickets.server.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import { formRefusal, tryAgain } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your events', isPrivate: true };

type Values = Readonly<Record<keyof typeof eventProfileFields, string>>;

const saved = 'saved';

const genders = [defaultEventGender, 'Female', 'Other'];

const valuesOf = (profile: EventProfile): Values => {
  const { firstName, lastName, email, birthdate, gender, country, gym, btwbId } = profile;
  return { firstName, lastName, email, birthdate, gender, country, gym, btwbId };
};

/** The customer's tickets and profile as a participant of events. */
export const loader = async ({ context }: RouteArgs) => {
  const { firstname, lastname, email } = await requireCustomer(context);
  const [account, countries] = await Promise.all([
    context.api.events.account(),
    context.api.site.countries().catch(() => []),
  ]);
  if (account === undefined) return { head, participant: undefined };
  const blank = { birthdate: '', country: '', gym: '', btwbId: '', gender: defaultEventGender };
  const profile = account.account
    ? valuesOf(account.account)
    : { ...blank, firstName: firstname, lastName: lastname, email };
  return {
    head,
    participant: {
      tickets: await readEventTickets(context, account, `${profile.firstName} ${profile.lastName}`),
      profile,
      genders: [...new Set([...genders, profile.gender])],
      countries: countries.map(({ alpha2, name }) => ({ alpha2, name })),
      isSaved: context.url.searchParams.has(saved),
    },
  };
};

/** Validation errors of a profile, with the typed values. */
export interface EventProfileAnswer {
  readonly values: Values;
  readonly errors: Readonly<Partial<Record<keyof Values | 'form', string>>>;
}

/** Saves the profile, without the optional fields that are empty (S5-event-01). @throws a redirect after saving */
export const action = async ({ request, context }: RouteArgs): Promise<EventProfileAnswer> => {
  await requireCustomer(context);
  const form = await request.formData();
  const text = (name: keyof Values): string => String(form.get(name) ?? '').trim();
  const values: Values = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    birthdate: text('birthdate'),
    gender: text('gender'),
    country: text('country'),
    gym: text('gym'),
    btwbId: text('btwbId'),
  };
  const errors = firstMessages(validateFields(eventProfileFields, values));
  if (Object.keys(errors).length > 0) return { values, errors };
  try {
    await context.api.events.updateAccount(values);
  } catch (thrown) {
    if (isApiError(thrown, 'invalid_request')) return { values, errors: { form: tryAgain } };
    return { values, errors: { form: formRefusal<'event.updateAccount'>(thrown, {}).message } };
  }
  throw redirect(`${eventTicketsPath}?${saved}`);
};
