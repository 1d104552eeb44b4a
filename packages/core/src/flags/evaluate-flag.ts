import type { CountryCode } from '../address/country.ts';
import type { SiteCode } from '../site/site.ts';
import type { FlagContext } from './flag-context.ts';
import { type FlagKey, type FlagName, type Flags, flagDefaults, flagKeyOf, flagKeys } from './flags.ts';

/** Whom a rule is for. Every condition that is named must hold; of a list, any one entry is enough. */
export interface FlagAudience {
  readonly sites?: readonly SiteCode[];
  readonly loggedIn?: boolean;
  readonly groupIds?: readonly number[];
  readonly customerIds?: readonly string[];
  /** Compared without regard to case. */
  readonly emails?: readonly string[];
  readonly segments?: readonly number[];
  readonly primarySegments?: readonly number[];
  readonly countries?: readonly CountryCode[];
  readonly states?: readonly string[];
  readonly devices?: readonly FlagContext['device']['kind'][];
}

/** What a flag is set to: the value of the first rule that fits the shopper, else `otherwise`. */
export interface FlagSetting<Value> {
  readonly rules?: readonly { readonly audience: FlagAudience; readonly value: Value }[];
  /** Left out: the flag's default. */
  readonly otherwise?: Value;
}

/** The settings of a deployment, under the flags' keys or plain names. A flag that is not named has its default. */
export type FlagSettings = {
  readonly [Name in FlagName]?: FlagSetting<Name extends FlagKey ? Flags[Name] : boolean>;
};

/** A flag's value and where it comes from: the rule with this index, the setting's `otherwise`, or the list's default. */
export type FlagEvaluation<Value> =
  | { readonly value: Value; readonly reason: 'rule'; readonly ruleIndex: number }
  | { readonly value: Value; readonly reason: 'otherwise' | 'default' };

const isAnyOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

/** Whether a shopper belongs to an audience; an audience without conditions is everybody. */
export const isInAudience = (audience: FlagAudience, context: FlagContext): boolean =>
  isAnyOf(audience.sites, context.site) &&
  (audience.loggedIn === undefined || audience.loggedIn === context.loggedIn) &&
  isAnyOf(audience.groupIds, context.groupId) &&
  isAnyOf(audience.customerIds, context._id) &&
  isAnyOf(
    audience.emails?.map((email) => email.toLowerCase()),
    context.email.toLowerCase(),
  ) &&
  (audience.segments === undefined || audience.segments.some((segment) => context.segments.includes(segment))) &&
  (audience.primarySegments === undefined ||
    audience.primarySegments.some((segment) => segment === context.primarySegment)) &&
  isAnyOf(audience.countries, context.address.country) &&
  isAnyOf(audience.states, context.address.state) &&
  isAnyOf(audience.devices, context.device.kind);

const settingOf = <Key extends FlagKey>(key: Key, settings: FlagSettings): FlagSetting<Flags[Key]> | undefined => {
  const names = Object.keys(settings) as FlagName[];
  const name = names.includes(key) ? key : names.find((alias) => flagKeyOf(alias) === key);
  return name && (settings[name] as FlagSetting<Flags[Key]>);
};

/** A flag's value for a shopper, and why. A setting under the flag's key wins over one under its plain name. */
export const evaluateFlag = <Key extends FlagKey>(
  key: Key,
  settings: FlagSettings,
  context: FlagContext,
): FlagEvaluation<Flags[Key]> => {
  const setting = settingOf(key, settings);
  const rules = setting?.rules ?? [];
  const ruleIndex = rules.findIndex(({ audience }) => isInAudience(audience, context));
  const rule = rules[ruleIndex];
  if (rule) return { value: rule.value, reason: 'rule', ruleIndex };
  if (setting && 'otherwise' in setting) return { value: setting.otherwise, reason: 'otherwise' };
  return { value: flagDefaults[key], reason: 'default' };
};

/** The values of all flags for a shopper. */
export const evaluateFlags = (settings: FlagSettings, context: FlagContext): Flags => ({
  ...flagDefaults,
  ...Object.fromEntries(flagKeys.map((key) => [key, evaluateFlag(key, settings, context).value])),
});
