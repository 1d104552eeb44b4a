export { HEALTH_INTERVAL_MS, type HealthCheck, isCheckDue } from './health-ticks/due-checks.ts';
export { healthTicksMachine } from './health-ticks/health-ticks.machine.ts';
export { selectIsChecking } from './health-ticks/health-ticks.selectors.ts';
export type * from './health-ticks/health-ticks.types.ts';
export { type NetworkEvent, type NetworkInput, networkMachine } from './network/network.machine.ts';
export {
  DEFAULT_SESSION_LIFETIME_MS,
  EXTENSION_MARGIN_MS,
  extensionDelayOf,
  PAGE_LIFETIME_MS,
} from './session/lifetime.ts';
export { sessionMachine } from './session/session.machine.ts';
export { selectIsLoggedIn, selectIsWaitingForNetwork, selectMustReload } from './session/session.selectors.ts';
export type * from './session/session.types.ts';
