import { type FlagKey, type Flags, flagDefaults, flagKeys } from '@ironcart/core';
import type { WireFlagConfig } from '../contract/flag.ts';

/** Whether a value is one that the flag can have: of a flag without a default, a number. */
export const isValueOfFlag = (key: FlagKey, value: unknown): boolean =>
  typeof value === (flagDefaults[key] === undefined ? 'number' : typeof flagDefaults[key]);

/** Flags for the wire: one that is not set is left out. */
export const flagsToWire = (flags: Flags): WireFlagConfig['flags'] =>
  Object.fromEntries(
    flagKeys.flatMap((key): [string, boolean | number][] => {
      const value = flags[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** The inverse of `flagsToWire`: what the wire does not say, or says wrongly, has its default; what nobody knows is dropped. */
export const flagsFromWire = (wire: WireFlagConfig['flags']): Flags => ({
  ...flagDefaults,
  ...Object.fromEntries(flagKeys.flatMap((key) => (isValueOfFlag(key, wire[key]) ? [[key, wire[key]] as const] : []))),
});
