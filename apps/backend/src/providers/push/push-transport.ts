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
 * The result of sending a message.
 * - `taken`: accepted
 * - `gone`: the device is unregistered
 * - `postponed`: the platform temporarily refuses this message
 * - `unreachable`: the gateway does not respond, or not as a gateway
 */
export type PushOutcome = 'taken' | 'gone' | 'postponed' | 'unreachable';

/** Sends the store's messages to the platforms' push services. */
export interface PushTransport {
  /** Never throws. */
  send(message: PushMessage): Promise<PushOutcome>;
}
