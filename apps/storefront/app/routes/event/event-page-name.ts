import type { Flags } from '@ironcart/core/flags';

/**
 * The default year of an event page's URL without a year (S2-cond-17), and of the invitational's without its flag
 * (S2-cond-21).
 */
const eventYear = 2024;
const invitationalYear = 2025;

const joinWithHyphens = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('-');

/**
 * The content page of a path below `/events` (S2-cond-16): 'event-halden-open-2024-athletes' for
 * 'halden-open/2024/athletes'; undefined without an event or a valid year.
 */
export const eventPageName = (path: string): string | undefined => {
  const [name = '', year = '', ...rest] = path.split('/');
  if (name === '' || !/^(\d{4})?$/.test(year)) return undefined;
  return joinWithHyphens(['event', name, year === '' ? String(eventYear) : year, ...rest]);
};

/** The content page of a path below `/invitational`, for the flag's year (S2-cond-18..21). */
export const invitationalPageName = (path: string, { invitational_year: year }: Partial<Flags>): string =>
  joinWithHyphens(['invitational', String(year ?? invitationalYear), ...path.split('/')]);
