import type { Flags } from '../flags/flags.ts';
import type { Device } from '../routing/native-app.ts';

/** The facts that determine whether PayPal is available. */
export interface PayPalFacts {
  /** Whether the deployment has the provider's client id. */
  readonly isSetUp: boolean;
  readonly flags: Partial<Flags>;
  readonly device: Device;
}

/** The reason why PayPal is not offered: the first that applies, in this order. */
export type PayPalObstacle = 'notSetUp' | 'flagOff';

/**
 * Returns the reason why PayPal is not offered; undefined if it is available. In the app it requires its flag
 * (S6-flags-03).
 */
export const payPalObstacle = ({ isSetUp, flags, device }: PayPalFacts): PayPalObstacle | undefined => {
  if (!isSetUp) return 'notSetUp';
  return device.kind === 'app' && flags.app_paypal !== true ? 'flagOff' : undefined;
};
