export {
  evaluateFlag,
  evaluateFlags,
  type FlagAudience,
  type FlagEvaluation,
  type FlagSetting,
  type FlagSettings,
} from './evaluate-flag.ts';
export { type FlagCacheState, flagCacheState, flagStreamIdleMs, withFlagCacheEntry } from './flag-cache.ts';
export { type FlagContext, type FlagSurroundings, flagContextOf } from './flag-context.ts';
export { type FlagKey, type FlagName, type Flags, flagDefaults, flagKeyOf, flagKeys, type SwitchKey } from './flags.ts';
