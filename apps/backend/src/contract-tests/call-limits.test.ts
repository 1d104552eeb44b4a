import { readFileSync } from 'node:fs';
import { allCalls } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { type CallGuard, callGuards } from '../http/call-guards.ts';
import { limitsTables } from './limits-table.ts';

const guards: Readonly<Record<string, CallGuard>> = callGuards;
const security = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');

describe('contract call', () => {
  it('has a limit, or a documented reason for having none [SECURITY-15]', () => {
    expect(Object.keys(guards).toSorted()).toEqual(
      allCalls()
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const [name, { limits, unlimitedBecause }] of Object.entries(guards)) {
      expect([name, limits.length > 0]).toEqual([name, unlimitedBecause === undefined]);
    }
  });

  it('with a state change has a limit, except logging out', () => {
    const unlimited = allCalls().filter(({ name, method }) => method !== 'GET' && guards[name]?.limits.length === 0);
    expect(unlimited.map(({ name }) => name)).toEqual(['session.logout']);
  });

  it('is listed in docs/security.md with its limit', () => {
    expect(security).toContain(limitsTables());
  });
});
