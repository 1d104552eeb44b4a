import type { PushPlatform } from '@ironcart/core/customer';

/** A message to be sent. */
export interface PushMessage {
  readonly platform: PushPlatform;
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** The URL of the store's page that the app opens. */
  readonly url: string;
}

/** The outcome of a message: accepted, the device is unregistered, or to be retried later. */
export type PushOutcome = 'taken' | 'gone' | 'later';

/** Sends the store's messages to the platforms' push services. */
export interface PushTransport {
  /** Never throws. */
  send(message: PushMessage): Promise<PushOutcome>;
}
