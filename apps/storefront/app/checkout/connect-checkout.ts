import { createCheckoutClient } from '@ironcart/api/client';
import type { CheckoutPorts } from '@ironcart/checkout-machines';
import { type CheckoutWiring, createCheckoutPorts } from '@ironcart/checkout-machines/wire-api';
import type { Site } from '@ironcart/core/site';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import type { CaptchaPage } from '../captcha/captcha-page.ts';
import { captchaToken } from '../captcha/page-captcha.ts';

/** Checkout's ports over the network, with the typed client. */
export const connectCheckout = (
  { site, captcha }: { readonly site: Site; readonly captcha?: CaptchaPage | undefined },
  wiring: CheckoutWiring,
): CheckoutPorts =>
  createCheckoutPorts(
    createCheckoutClient({
      baseUrl: window.location.origin,
      site,
      onResponse: noticeRateLimit,
      ...(captcha ? { captcha: (action: string) => captchaToken(captcha, action) } : {}),
    }),
    wiring,
  );
