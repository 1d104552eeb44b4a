export { changeFlag, type FlagChange, readFlagSettings } from './services/flag/change-flag.ts';
