import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { id, requiredText, success } from './primitives.ts';

const platform = v.picklist(['ios', 'android']);

export const wirePushDevice = v.object({ _id: id, platform });
export type WirePushDevice = v.InferOutput<typeof wirePushDevice>;

/** svc_push: the devices that receive the native app's push notifications. */
export const pushCalls = {
  /**
   * Registers the device for the session, also a guest's; a known token moves to this session. The app registers again
   * after a log-in.
   */
  addDevice: defineCall({
    name: 'push.addDevice',
    method: 'POST',
    path: '/svc_push/devices',
    body: v.object({
      /** The push token from the device's platform. */
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
