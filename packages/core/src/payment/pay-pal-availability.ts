import type { Flags } from '../flags/flags.ts';
import type { Device } from '../routing/native-app.ts';

/** What PayPal's availability depends on. */
export interface PayPalFacts {
  /** Whether the deployment has an account with the provider: its client id. */
  readonly isSetUp: boolean;
  readonly flags: Partial<Flags>;
  readonly device: Device;
}

/** Why PayPal is not offered, the first that applies in this order. */
export type PayPalObstacle = 'notSetUp' | 'flagOff';

/** What keeps PayPal from being offered; undefined where nothing does. In the app it needs its flag (S6-flags-03). */
export const payPalObstacle = ({ isSetUp, flags, device }: PayPalFacts): PayPalObstacle | undefined => {
  if (!isSetUp) return 'notSetUp';
  return device.kind === 'app' && flags.app_paypal !== true ? 'flagOff' : undefined;
};
