/** The systems that the native app runs on (S1-app-06). */
export type PushPlatform = 'ios' | 'android';

/** A device on which the app may tell its shopper something while it is closed. */
export interface PushDevice {
  readonly _id: string;
  readonly platform: PushPlatform;
}
