import type { PushDevice, PushPlatform } from '@ironcart/core';
import { pushCalls } from '../../contract/push.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Devices on which the native app is told something while it is closed. */
export const createPushService = (send: Send) => ({
  /**
   * Registers the device for the session; again after logging in.
   * @param token by which the platform's push service knows the app on the device
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
