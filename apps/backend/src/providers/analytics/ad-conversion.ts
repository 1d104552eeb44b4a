import { createHash } from 'node:crypto';
import { type AnalyticsPeer, postJson } from './analytics-peer.ts';

export interface AdConversionSettings {
  /** The conversions endpoint, with the advertiser's account in its path. */
  readonly url: string;
  readonly accessToken: string;
}

const hashed = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * An advertiser's conversions API in the format of Meta's: matched by hashes of the trimmed, lower-case e-mail address
 * and of a ten-digit US telephone number (S5-adconv-01, -02).
 */
export const createAdConversion = ({ url, accessToken }: AdConversionSettings): AnalyticsPeer => ({
  name: 'adConversion',
  consent: 'marketing',
  ofPurchase: ({ orderId, placedAt, currency, grandTotal, contact: { email, phone } }) =>
    postJson(
      url,
      {
        data: [
          {
            event_name: 'Purchase',
            event_id: orderId,
            event_time: Math.floor(Date.parse(placedAt) / 1_000),
            action_source: 'website',
            user_data: { em: [hashed(email)], ...(phone === undefined ? {} : { ph: [hashed(`1${phone}`)] }) },
            custom_data: { currency, value: grandTotal },
          },
        ],
      },
      { Authorization: `Bearer ${accessToken}` },
    ),
});
