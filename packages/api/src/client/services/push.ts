import type { PushDevice, PushPlatform } from '@ironcart/core/customer';
import { pushCalls } from '../../contract/push.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Devices that receive the native app's push notifications. */
export const createPushService = (send: Send) => ({
  /**
   * Registers the device for the session. Call it again after a log-in.
   * @param token the push token from the device's platform
   */
  register: (
    { token, platform = 'ios' }: { readonly token: string; readonly platform?: PushPlatform },
    options: CallOptions = {},
  ): Promise<PushDevice> => send(pushCalls.addDevice, { ...options, body: { token, platform } }),
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(pushCalls.removeDevice, { ...options, params: { id } });
  },
});
