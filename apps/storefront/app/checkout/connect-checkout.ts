import { createCheckoutClient } from '@ironcart/api/client';
import type { CheckoutPorts } from '@ironcart/checkout-machines';
import { type CheckoutWiring, createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import type { Site } from '@ironcart/core/site';
import { createPromotions } from '@ironcart/pricing';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import type { CaptchaPage } from '../captcha/captcha-page.ts';
import { captchaToken } from '../captcha/page-captcha.ts';
import { loadPromotions } from '../price/load-promotions.ts';

export interface ConnectOptions {
  readonly site: Site;
  /** Query parameters of calls from the native app; omitted in a browser. */
  readonly appParams?: Readonly<Record<string, string>> | undefined;
  readonly captcha?: CaptchaPage | undefined;
  /** The path of the promotions module, if any. */
  readonly promotions?: string | undefined;
}

/** Connects checkout's ports to the backend, with the typed client and the store's own promotions. */
export const connectCheckout = async (
  { site, appParams, captcha, promotions }: ConnectOptions,
  wiring: CheckoutWiring,
): Promise<CheckoutPorts> => ({
  ...createCheckoutPorts(
    createCheckoutClient({
      baseUrl: window.location.origin,
      site,
      appParams,
      onResponse: noticeRateLimit,
      ...(captcha ? { captcha: (action: string) => captchaToken(captcha, action) } : {}),
    }),
    wiring,
  ),
  promotions:
    promotions === undefined
      ? undefined
      : createPromotions(await loadPromotions(promotions, (_message, cause) => reportError(cause)), site),
});
