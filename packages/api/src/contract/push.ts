import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { id, requiredText, success } from './primitives.ts';

const platform = v.picklist(['ios', 'android']);

export const wirePushDevice = v.object({ _id: id, platform });
export type WirePushDevice = v.InferOutput<typeof wirePushDevice>;

/** svc_push: the devices on which the native app is told something while it is closed. */
export const pushCalls = {
  /**
   * Registers the device for the session, guests' included; a token that is known already moves to it. The app registers
   * again after logging in.
   */
  addDevice: defineCall({
    name: 'push.addDevice',
    method: 'POST',
    path: '/svc_push/devices',
    body: v.object({
      /** By which the platform's push service knows the app on the device. */
      token: requiredText(512),
      platform: v.optional(platform, 'ios'),
    }),
    answer: wirePushDevice,
  }),
  removeDevice: defineCall({
    name: 'push.removeDevice',
    method: 'DELETE',
    path: '/svc_push/devices/:id',
    params: v.object({ id }),
    answer: success,
  }),
} as const;
