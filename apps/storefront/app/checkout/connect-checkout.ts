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
  /** The query parameters of calls from the native app; left out in a browser. */
  readonly appParams?: Readonly<Record<string, string>> | undefined;
  readonly captcha?: CaptchaPage | undefined;
  /** The path of the module of promotions; none where it is left out. */
  readonly promotions?: string | undefined;
}

/** Checkout's ports over the network, with the typed client and the promotions of the store's own. */
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
  promotions: promotions === undefined ? undefined : createPromotions(await loadPromotions(promotions), site),
});
