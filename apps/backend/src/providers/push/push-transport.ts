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

/**
 * What became of a message.
 * - `taken`: it is accepted
 * - `gone`: the device is unregistered
 * - `postponed`: the platform does not take this message for now
 * - `unreachable`: the gateway does not answer, or not as one
 */
export type PushOutcome = 'taken' | 'gone' | 'postponed' | 'unreachable';

/** Sends the store's messages to the platforms' push services. */
export interface PushTransport {
  /** Never throws. */
  send(message: PushMessage): Promise<PushOutcome>;
}
