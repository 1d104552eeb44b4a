import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultGroup, hasGroupPrices, roleOf } from './customer.ts';

describe('roleOf', () => {
  it('is guest in group 0 or without a group [S6-roles-01]', () => {
    expect([roleOf({ groupId: 0 }), roleOf({ groupId: undefined }), roleOf({})]).toEqual(['guest', 'guest', 'guest']);
  });

  it('is customer in any group above 0, without an admin role [S4-login-01] [S6-roles-02] [S6-roles-05]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (groupId) => {
        expect(roleOf({ groupId })).toBe('customer');
      }),
    );
    expect(roleOf({ groupId: -1 })).toBe('guest');
  });
});

describe('hasGroupPrices', () => {
  it('is true above the default group, which is 1 [S6-roles-03] [S6-roles-04]', () => {
    expect(defaultGroup).toBe(1);
    expect(roleOf({ groupId: defaultGroup })).toBe('customer');
    expect([0, defaultGroup, 2, 3, 99].map(hasGroupPrices)).toEqual([false, false, true, true, true]);
  });
});
