import type { CountryCode } from '../address/country.ts';
import { requireObject } from '../require-argument.ts';
import type { SiteCode } from '../site/site.ts';
import type { FlagContext } from './flag-context.ts';
import { type FlagKey, type FlagName, type Flags, flagDefaults, flagKeyOf, flagKeys } from './flags.ts';

/** The audience of a rule. All given conditions must hold; of a list, one entry must match. */
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

/** The setting of a flag: the value of the first rule that matches the shopper, or else `otherwise`. */
export interface FlagSetting<Value> {
  readonly rules?: readonly { readonly audience: FlagAudience; readonly value: Value }[];
  /** Default: the flag's default. */
  readonly otherwise?: Value;
}

/** The flags' settings of a deployment, by key or plain name. Missing flags have their defaults. */
export type FlagSettings = {
  readonly [Name in FlagName]?: FlagSetting<Name extends FlagKey ? Flags[Name] : boolean>;
};

/** A flag's value and its source: the index of the matching rule, `otherwise`, or the flag's default. */
export type FlagEvaluation<Value> =
  | { readonly value: Value; readonly reason: 'rule'; readonly ruleIndex: number }
  | { readonly value: Value; readonly reason: 'otherwise' | 'default' };

const isAnyOf = <Value>(wanted: readonly Value[] | undefined, value: Value): boolean =>
  wanted === undefined || wanted.includes(value);

/** Whether a shopper belongs to an audience; one without conditions includes everybody. */
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

/** Evaluates a flag for a shopper. A setting by the flag's key takes precedence over one by its plain name. */
export const evaluateFlag = <Key extends FlagKey>(
  key: Key,
  settings: FlagSettings,
  context: FlagContext,
): FlagEvaluation<Flags[Key]> => {
  requireObject(settings, 'settings');
  requireObject(context, 'context');
  const setting = settingOf(key, settings);
  if (setting !== undefined) requireObject(setting, `settings.${key}`);
  const rules = setting?.rules ?? [];
  const ruleIndex = rules.findIndex(({ audience }) => isInAudience(audience, context));
  const rule = rules[ruleIndex];
  if (rule) return { value: rule.value, reason: 'rule', ruleIndex };
  if (setting && 'otherwise' in setting) return { value: setting.otherwise, reason: 'otherwise' };
  return { value: flagDefaults[key], reason: 'default' };
};

/** Evaluates all flags for a shopper. */
export const evaluateFlags = (settings: FlagSettings, context: FlagContext): Flags => ({
  ...flagDefaults,
  ...Object.fromEntries(flagKeys.map((key) => [key, evaluateFlag(key, settings, context).value])),
});
