/**
 * All flags with their default values (S6-flags). Flags whose effect the specification leaves open have no effect
 * (READINGS A37).
 */
const defaults = {
  adyen_edit: false,
  all_to_com: false,
  app_paypal: false,
  /** Apple Pay on the Canadian site (READINGS A22). */
  apple_pay_can: false,
  enable_gym_map: false,
  'enable-eu-returns': false,
  fiveforfive_enabled: false,
  gym_add: false,
  /** The year of the invitational's pages; undefined: the pages' default. */
  invitational_year: undefined as number | undefined,
  ip_popup: false,
  matte_black_enabled: false,
  pip: false,
  recaptcha_enterprise: false,
  rfk_fallback: false,
  rfk_personalization_disable: false,
  rfk_results_ab: false,
  show_christmas_shipping_banner: false,
};

/** The values of all flags for one shopper. */
export type Flags = Readonly<typeof defaults>;

/** The name of a flag. */
export type FlagKey = keyof Flags;

/** The flags that are on or off. */
export type SwitchKey = { [Key in FlagKey]: Flags[Key] extends boolean ? Key : never }[FlagKey];

/** The default values of all flags. */
export const flagDefaults: Flags = defaults;

/** The plain names that the specification uses in addition to the keys. */
const keyByAlias = {
  'adyen edit': 'adyen_edit',
  'app paypal': 'app_paypal',
  'five-for-five': 'fiveforfive_enabled',
  'gym add': 'gym_add',
  'gym map': 'enable_gym_map',
} as const satisfies Readonly<Record<string, FlagKey>>;

/** A name of a flag: its key or its plain name. */
export type FlagName = FlagKey | keyof typeof keyByAlias;

/** The keys of all flags. */
export const flagKeys: readonly FlagKey[] = Object.keys(defaults) as FlagKey[];

const isAlias = (name: string): name is keyof typeof keyByAlias => Object.hasOwn(keyByAlias, name);

/** The key for a name; undefined for an unknown flag. */
export const flagKeyOf = (name: string): FlagKey | undefined =>
  isAlias(name) ? keyByAlias[name] : flagKeys.find((key) => key === name);
