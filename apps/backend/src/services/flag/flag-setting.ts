import { isValueOfFlag } from '@ironcart/api/codec';
import { siteCode } from '@ironcart/api/contract';
import { type FlagSettings, flagKeyOf } from '@ironcart/core/flags';
import * as v from 'valibot';

const texts = v.array(v.string());
const numbers = v.array(v.number());

const audience = v.strictObject({
  sites: v.exactOptional(v.array(siteCode)),
  loggedIn: v.exactOptional(v.boolean()),
  groupIds: v.exactOptional(numbers),
  customerIds: v.exactOptional(texts),
  emails: v.exactOptional(texts),
  segments: v.exactOptional(numbers),
  primarySegments: v.exactOptional(numbers),
  countries: v.exactOptional(texts),
  states: v.exactOptional(texts),
  devices: v.exactOptional(v.array(v.picklist(['browser', 'app']))),
});

const setting = v.strictObject({
  rules: v.exactOptional(v.array(v.strictObject({ audience, value: v.unknown() }))),
  otherwise: v.exactOptional(v.unknown()),
});

/** Whether a document is a valid setting of the named flag. */
export const isFlagSetting = (name: string, document: unknown): boolean => {
  const key = flagKeyOf(name);
  if (key === undefined || !v.is(setting, document)) return false;
  const values = [
    ...(document.rules ?? []).map(({ value }) => value),
    ...('otherwise' in document ? [document.otherwise] : []),
  ];
  return values.every((value) => isValueOfFlag(key, value));
};

/** The valid settings, and the names of the invalid ones, whose flags have their defaults. */
export const soundSettings = (
  rows: readonly { readonly name: string; readonly setting: unknown }[],
): { readonly settings: FlagSettings; readonly unsound: readonly string[] } => ({
  settings: Object.fromEntries(
    rows.filter((row) => isFlagSetting(row.name, row.setting)).map((row) => [row.name, row.setting]),
  ),
  unsound: rows.filter((row) => !isFlagSetting(row.name, row.setting)).map(({ name }) => name),
});
