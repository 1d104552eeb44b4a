import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteByCode } from '../site/specified-sites.ts';
import { arbitraryFlagContext } from '../testing/arbitrary-flags.ts';
import { evaluateFlag, evaluateFlags, type FlagAudience, type FlagSettings, isInAudience } from './evaluate-flag.ts';
import { type FlagContext, flagContextOf } from './flag-context.ts';
import { flagDefaults } from './flags.ts';

const gale: FlagContext = {
  ...flagContextOf(undefined, { site: siteByCode('EUR'), device: { kind: 'browser' } }),
  loggedIn: true,
  groupId: 3,
  _id: 'c-1',
  email: 'Gale@Shop.example',
  segments: [30, 43],
  primarySegment: 43,
  address: { country: 'DE', state: 'BY' },
};
const guest = flagContextOf(undefined, { site: siteByCode('USA'), device: { kind: 'browser' } });

const fitting: Required<FlagAudience> = {
  sites: ['GBR', 'EUR'],
  loggedIn: true,
  groupIds: [2, 3],
  customerIds: ['c-1'],
  emails: ['gale@SHOP.example'],
  segments: [12, 30],
  primarySegments: [11, 43],
  countries: ['DE'],
  states: ['BY'],
  devices: ['browser'],
};
const others: Required<FlagAudience> = {
  sites: ['USA'],
  loggedIn: false,
  groupIds: [2],
  customerIds: ['c-2'],
  emails: ['gayle@shop.example'],
  segments: [12],
  primarySegments: [30],
  countries: ['FR'],
  states: [],
  devices: ['app'],
};
const conditions = Object.keys(fitting) as (keyof FlagAudience)[];

describe('audience of a flag', () => {
  it('includes everybody without conditions', () => {
    fc.assert(fc.property(arbitraryFlagContext(), (context) => isInAudience({}, context)));
  });

  it('includes shoppers who meet every condition', () => {
    expect(isInAudience(fitting, gale)).toBe(true);
  });

  it.each(conditions)('excludes shoppers who fail only its %s', (condition) => {
    expect(isInAudience({ [condition]: fitting[condition] }, gale)).toBe(true);
    expect(isInAudience({ [condition]: others[condition] }, gale)).toBe(false);
    expect(isInAudience({ ...fitting, [condition]: others[condition] }, gale)).toBe(false);
  });

  it('with a primary segment excludes shoppers without one', () => {
    expect(isInAudience({ primarySegments: [11, 43] }, guest)).toBe(false);
  });
});

describe('evaluateFlag', () => {
  const settings: FlagSettings = {
    'enable-eu-returns': { rules: [{ audience: { sites: ['EUR', 'GBR'] }, value: true }] },
    'five-for-five': { otherwise: true },
    invitational_year: {
      rules: [
        { audience: { groupIds: [3] }, value: 2027 },
        { audience: { sites: ['EUR'] }, value: 2028 },
      ],
      otherwise: 2026,
    },
    ip_popup: { otherwise: false, rules: [{ audience: { sites: ['USA'] }, value: true }] },
  };

  it('returns the default of an unset flag', () => {
    expect(evaluateFlag('pip', settings, gale)).toEqual({ value: false, reason: 'default' });
    expect(evaluateFlag('invitational_year', {}, gale)).toEqual({ value: undefined, reason: 'default' });
  });

  it('enables returns for the sites of the flag [S6-flags-15]', () => {
    expect(evaluateFlag('enable-eu-returns', settings, gale)).toEqual({ value: true, reason: 'rule', ruleIndex: 0 });
    expect(evaluateFlag('enable-eu-returns', settings, guest)).toEqual({ value: false, reason: 'default' });
  });

  it('applies the first matching rule, otherwise the general value [S6-flags-18]', () => {
    expect(evaluateFlag('invitational_year', settings, gale)).toEqual({ value: 2027, reason: 'rule', ruleIndex: 0 });
    expect(evaluateFlag('invitational_year', settings, { ...gale, groupId: 1 })).toEqual({
      value: 2028,
      reason: 'rule',
      ruleIndex: 1,
    });
    expect(evaluateFlag('invitational_year', settings, guest)).toEqual({ value: 2026, reason: 'otherwise' });
    expect(evaluateFlag('ip_popup', settings, gale)).toEqual({ value: false, reason: 'otherwise' });
  });

  it('reads a setting under the plain name, but prefers the full key [S6-flags-01] [S6-flags-11]', () => {
    expect(evaluateFlag('fiveforfive_enabled', settings, gale)).toEqual({ value: true, reason: 'otherwise' });
    const both: FlagSettings = { 'five-for-five': { otherwise: true }, fiveforfive_enabled: { otherwise: false } };
    expect(evaluateFlag('fiveforfive_enabled', both, gale)).toEqual({ value: false, reason: 'otherwise' });
  });
});

describe('evaluateFlags', () => {
  it('returns the defaults without settings', () => {
    fc.assert(
      fc.property(arbitraryFlagContext(), (context) => {
        expect(evaluateFlags({}, context)).toEqual(flagDefaults);
      }),
    );
  });

  it('changes exactly the set flags', () => {
    expect(evaluateFlags({ pip: { otherwise: true }, 'gym map': { otherwise: true } }, gale)).toEqual({
      ...flagDefaults,
      pip: true,
      enable_gym_map: true,
    });
  });

  it('applies a flag to exactly its sites', () => {
    fc.assert(
      fc.property(arbitraryFlagContext(), (context) => {
        const settings: FlagSettings = { pip: { rules: [{ audience: { sites: ['GBR', 'CAN'] }, value: true }] } };
        expect(evaluateFlags(settings, context).pip).toBe(context.site === 'GBR' || context.site === 'CAN');
      }),
    );
  });
});
