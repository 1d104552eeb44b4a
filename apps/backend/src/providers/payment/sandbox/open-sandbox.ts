import type { Hono } from 'hono';
import { sharedSecret } from '../../../db/shared-secret.ts';
import type { CardProvider } from '../payment-provider.ts';
import { createSandbox, type SandboxOptions } from './create-sandbox.ts';
import type { Notifier } from './notifications.ts';
import { createSandboxProvider } from './sandbox-provider.ts';

export interface OpenSandboxOptions extends Omit<SandboxOptions, 'secret'> {
  /** Default: a secret stored in the database. */
  readonly secret: string | undefined;
  /** Sends the store's requests to the sandbox. */
  readonly reach: (request: Request) => Promise<Response>;
}

/** Opens the sandbox provider of a demo store: its pages and API, and checkout's client for it. */
export const openSandbox = async ({
  reach,
  ...options
}: OpenSandboxOptions): Promise<{
  readonly app: Hono;
  readonly notifier: Notifier;
  readonly provider: CardProvider;
}> => {
  const { db, now, publicUrl } = options;
  const secret = options.secret ?? (await sharedSecret(db, 'sandbox-provider'));
  const provider = createSandboxProvider({
    fetch: reach,
    baseUrl: publicUrl,
    notificationUrl: `${publicUrl}/provider/notifications`,
    secret,
    now,
  });
  return { ...createSandbox({ ...options, secret }), provider };
};
