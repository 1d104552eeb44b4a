import type { PushPlatform } from '@ironcart/core/customer';

/** A message as it leaves the store. */
export interface PushMessage {
  readonly platform: PushPlatform;
  readonly token: string;
  readonly title: string;
  readonly body: string;
  /** Of the store's page that the app opens. */
  readonly url: string;
}

/**
 * What became of a message: the push service has it, it does not know the device any more, or it is to be tried again
 * later.
 */
export type PushOutcome = 'taken' | 'gone' | 'later';

/** Who takes the store's push messages to the platforms' push services. */
export interface PushTransport {
  /** Never throws. */
  send(message: PushMessage): Promise<PushOutcome>;
}
