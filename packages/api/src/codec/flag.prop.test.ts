import { arbitraryFlags } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireFlagConfig } from '../contract/flag.ts';
import { flagsFromWire, flagsToWire } from './flag.ts';

describe('feature flags', () => {
  it('survive a round trip over the wire, validated by the contract [S7-integ-09]', () => {
    fc.assert(
      fc.property(arbitraryFlags(), fc.integer({ min: 1, max: 1_000_000 }), (flags, version) => {
        const wire = v.parse(wireFlagConfig, JSON.parse(JSON.stringify({ version, flags: flagsToWire(flags) })));
        expect(flagsFromWire(wire.flags)).toEqual(flags);
      }),
      { numRuns: 100 },
    );
  });

  it('keep their type for any other wire content', () => {
    const anyNonsense = fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.oneof(fc.boolean(), fc.integer()));
    fc.assert(
      fc.property(arbitraryFlags(), anyNonsense, (flags, nonsense) => {
        expect(flagsFromWire({ ...nonsense, ...flagsToWire(flags) })).toEqual(flags);
      }),
      { numRuns: 50 },
    );
  });
});
