import type { BookAddress } from '@ironcart/api/codec';
import { isBlank } from '@ironcart/core/forms';
import type { RegistryDetails } from '@ironcart/core/registry';
import { isCalendarDay } from '@ironcart/core/site';
import { cardNumberErrors } from '../data/form-refusal.ts';

/** The typed values of a registry form. */
export interface RegistryDraft {
  readonly title: string;
  readonly names: string;
  readonly eventDate: string;
  readonly message: string;
  /** The id of an address in the customer's address book, or ''. */
  readonly addressId: string;
  readonly isShared: boolean;
}

/** Validation errors of a registry form, by field. */
export interface RegistryRefusal {
  readonly draft: RegistryDraft;
  readonly errors: Readonly<Partial<Record<keyof RegistryDraft, string>>>;
}

/** Maximum lengths of a registry's texts. */
export const longest = { title: 120, names: 200, message: 1_000 } as const;

const eventDateErrorOf = (eventDate: string, earliestDay: string): string | undefined => {
  if (!isCalendarDay(eventDate) || eventDate < '1900-01-01') return 'Enter the day, as in 2027-06-12.';
  return eventDate < earliestDay ? 'That day is over. Enter the day of the event.' : undefined;
};

const draftOf = (form: FormData): RegistryDraft => {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  return {
    title: text('title'),
    names: text('names'),
    eventDate: text('eventDate'),
    message: text('message'),
    addressId: text('addressId'),
    isShared: form.has('isShared'),
  };
};

const errorsOf = (
  { title, names, eventDate, message, addressId }: RegistryDraft,
  addresses: readonly BookAddress[],
  earliestDay: string,
): RegistryRefusal['errors'] => {
  const eventDateError = eventDateErrorOf(eventDate, earliestDay);
  return {
    ...(isBlank(title) ? { title: 'Give the registry a title.' } : {}),
    ...(title.length > longest.title ? { title: `At most ${longest.title} characters.` } : {}),
    ...(isBlank(names) ? { names: 'Say whom the gifts are for.' } : {}),
    ...(names.length > longest.names ? { names: `At most ${longest.names} characters.` } : {}),
    ...(eventDateError ? { eventDate: eventDateError } : {}),
    ...(message.length > longest.message ? { message: `At most ${longest.message} characters.` } : {}),
    ...(addressId !== '' && !addresses.some(({ _id }) => _id === addressId)
      ? { addressId: 'Choose an address of your book.' }
      : {}),
  };
};

/**
 * Saves a registry form; returns its refusal if a text looks like a card number.
 * @throws every other error
 */
export const orCardNumber = async <Saved>(
  form: FormData,
  save: () => Promise<Saved>,
): Promise<Saved | RegistryRefusal> => {
  try {
    return await save();
  } catch (thrown) {
    const errors = cardNumberErrors(thrown, ['title', 'names', 'message']);
    if (errors === undefined) throw thrown;
    return { draft: draftOf(form), errors };
  }
};

/**
 * Reads a registry form: returns the details to save, or the validation errors.
 * @param earliestDay of the event of a new registry; a registry that exists keeps a day that is over
 */
export const registryFromForm = (
  form: FormData,
  addresses: readonly BookAddress[],
  earliestDay = '',
):
  | { readonly ok: true; readonly details: RegistryDetails; readonly isShared: boolean }
  | ({ readonly ok: false } & RegistryRefusal) => {
  const draft = draftOf(form);
  const errors = errorsOf(draft, addresses, earliestDay);
  if (Object.keys(errors).length > 0) return { ok: false, draft, errors };
  const { title, names, eventDate, message, addressId, isShared } = draft;
  const address = addresses.find(({ _id }) => _id === addressId);
  return {
    ok: true,
    isShared,
    details: { title, names, eventDate, message: message === '' ? undefined : message, shippingAddress: address },
  };
};

/** The initial values of a registry form: the saved details. */
export const draftOfDetails = (
  details: RegistryDetails | undefined,
  isShared: boolean,
  addresses: readonly BookAddress[],
): RegistryDraft => ({
  title: details?.title ?? '',
  names: details?.names ?? '',
  eventDate: details?.eventDate ?? '',
  message: details?.message ?? '',
  addressId: addresses.find(({ _id }) => _id === details?.shippingAddress?._id)?._id ?? '',
  isShared,
});
