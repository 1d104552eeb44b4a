import { expect, it } from 'vitest';
import { eventPageName, invitationalPageName } from './event-page-name.ts';

it.each([
  ['halden-open/2027', 'event-halden-open-2027'],
  ['halden-open/2027/athletes/men', 'event-halden-open-2027-athletes-men'],
  ['halden-open/2027/', 'event-halden-open-2027'],
  ['halden-open', 'event-halden-open-2024'],
  ['', undefined],
  ['halden-open/soon', undefined],
])('event path %s shows the content page %s [S2-cond-16] [S2-cond-17]', (path, name) => {
  expect(eventPageName(path)).toBe(name);
});

it.each([
  ['', {}, 'invitational-2025'],
  ['', { invitational_year: 2026 }, 'invitational-2026'],
  ['athletes/women', { invitational_year: undefined }, 'invitational-2025-athletes-women'],
])(
  'invitational path %j with %j shows the content page %s [S2-cond-19] [S2-cond-20] [S2-cond-21]',
  (path, flags, name) => {
    expect(invitationalPageName(path, flags)).toBe(name);
  },
);
