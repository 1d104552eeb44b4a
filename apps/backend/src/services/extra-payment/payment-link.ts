import { createHmac, timingSafeEqual } from 'node:crypto';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { sharedSecret } from '../../db/shared-secret.ts';

/** How long a session that opened a payment link may pay, in milliseconds. */
export const paymentOpeningLifetimeMs = 24 * 60 * 60_000;

const signatureOf = (secret: string, extraPaymentId: string): string =>
  createHmac('sha256', secret).update(`payment-link ${extraPaymentId}`).digest('base64url');

const secretOf = (db: Database): Promise<string> => sharedSecret(db, 'payment-links');

/** Creates the URL that allows its holder to pay an extra payment. */
export const paymentLinkOf = async (
  db: Database,
  { publicUrl, site, id }: { readonly publicUrl: string; readonly site: Site; readonly id: string },
): Promise<string> => {
  const query = new URLSearchParams({ payment: id, key: signatureOf(await secretOf(db), id) });
  return `${publicUrl}${pathOnSite('/payment-link', site)}?${query}`;
};

/** Whether a link's key belongs to its payment. */
export const isKeyOfPayment = async (
  db: Database,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<boolean> => {
  const expected = Buffer.from(signatureOf(await secretOf(db), id));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Grants a session permission to pay an extra payment from now on. */
export const notePaymentOpening = async (
  db: Database,
  { sessionId, id, at }: { readonly sessionId: string; readonly id: string; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('extra_payment_openings')
    .values({ session_id: sessionId, extra_payment_id: id, opened_at: at })
    .onConflict((conflict) => conflict.columns(['session_id', 'extra_payment_id']).doUpdateSet({ opened_at: at }))
    .execute();
};
