import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInternalStaff } from './analytics-event.ts';

const domains = ['staff.example', 'Warehouse.Example'];

describe('internal staff', () => {
  it.each(['ada@staff.example', ' Ada@STAFF.example ', 'bo@warehouse.example'])(
    'includes an e-mail of a configured domain: %s [S6-analytics-01]',
    (email) => expect(isInternalStaff(email, domains)).toBe(true),
  );

  it.each(['ada@staff.example.org', 'ada@mail.staff.example', 'staff.example', 'ada@staffXexample', '', '@', 'a@'])(
    'excludes everybody else: %j [S6-analytics-01]',
    (email) => expect(isInternalStaff(email, domains)).toBe(false),
  );

  it('is empty if no domain is configured [S6-analytics-01]', () => {
    fc.assert(fc.property(fc.emailAddress(), (email) => !isInternalStaff(email, [])));
  });
});
