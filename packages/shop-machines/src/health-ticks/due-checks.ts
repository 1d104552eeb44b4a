/** The time between two health ticks, in milliseconds (S9-health-01). */
export const HEALTH_INTERVAL_MS = 60_000;

/** What is checked while a page is open. */
export type HealthCheck = 'cartProducts' | 'appConfig' | 'promotions' | 'heartbeat';

/** On which ticks a check runs: every so many (S9-health-02, -04 to -06). */
const everyTicks: Readonly<Record<HealthCheck, number>> = {
  cartProducts: 5,
  appConfig: 5,
  promotions: 2,
  heartbeat: 2,
};

/** Whether a check runs on a tick, counted from 1. On checkout the cart's products reload on each (S9-health-03). */
export const isCheckDue = (check: HealthCheck, tick: number, isOnCheckout: boolean): boolean =>
  (check === 'cartProducts' && isOnCheckout) || tick % everyTicks[check] === 0;
