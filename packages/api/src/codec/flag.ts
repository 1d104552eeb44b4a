import { type FlagKey, type Flags, flagDefaults, flagKeys } from '@ironcart/core/flags';
import type { WireFlagConfig } from '../contract/flag.ts';

/** Whether a value has the flag's type; flags without a default are numbers. */
export const isValueOfFlag = (key: FlagKey, value: unknown): boolean =>
  typeof value === (flagDefaults[key] === undefined ? 'number' : typeof flagDefaults[key]);

/** Converts flags to their wire format; unset flags are omitted. */
export const flagsToWire = (flags: Flags): WireFlagConfig['flags'] =>
  Object.fromEntries(
    flagKeys.flatMap((key): [string, boolean | number][] => {
      const value = flags[key];
      return value === undefined ? [] : [[key, value]];
    }),
  );

/** The inverse of `flagsToWire`: missing and invalid flags get their defaults; unknown flags are dropped. */
export const flagsFromWire = (wire: WireFlagConfig['flags']): Flags => ({
  ...flagDefaults,
  ...Object.fromEntries(flagKeys.flatMap((key) => (isValueOfFlag(key, wire[key]) ? [[key, wire[key]] as const] : []))),
});
