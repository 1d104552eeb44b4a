/** The systems that the native app runs on (S1-app-06). */
export type PushPlatform = 'ios' | 'android';

/** A device that receives the app's push notifications. */
export interface PushDevice {
  readonly _id: string;
  readonly platform: PushPlatform;
}
