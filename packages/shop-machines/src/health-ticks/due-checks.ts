/** The time between two health ticks, in milliseconds (S9-health-01). */
export const HEALTH_INTERVAL_MS = 60_000;

/** A periodic check of an open page. */
export type HealthCheck = 'cartProducts' | 'appConfig' | 'promotions' | 'heartbeat';

/** Each check's interval in ticks (S9-health-02, -04 to -06). */
const everyTicks: Readonly<Record<HealthCheck, number>> = {
  cartProducts: 5,
  appConfig: 5,
  promotions: 2,
  heartbeat: 2,
};

/**
 * Whether a check runs on a tick, counted from 1. In checkout, the cart's products reload on every tick (S9-health-03).
 */
export const isCheckDue = (check: HealthCheck, tick: number, isOnCheckout: boolean): boolean =>
  (check === 'cartProducts' && isOnCheckout) || tick % everyTicks[check] === 0;
