import type { CaptchaScript } from '@ironcart/shop-machines';
import * as v from 'valibot';
import type { CaptchaPage } from './captcha-page.ts';

const sandboxAnswer = v.object({ token: v.string() });

/** The sandbox of a demo store, which accepts every action. */
const sandbox: CaptchaScript = {
  execute: async (action) => {
    const response = await fetch('/sandbox-captcha/tokens', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action }),
    });
    return v.parse(sandboxAnswer, await response.json()).token;
  },
};

interface Enterprise {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    /** Globals of the service's script. */
    grecaptcha?: { readonly enterprise?: Enterprise };
  }
}

const loadService = ({ scriptUrl, siteKey }: Extract<CaptchaPage, { readonly kind: 'script' }>) =>
  new Promise<CaptchaScript>((resolve, reject) => {
    const script = document.createElement('script');
    const url = new URL(scriptUrl);
    url.searchParams.set('render', siteKey);
    script.src = url.href;
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    script.addEventListener('error', () => reject(new Error('The captcha script did not come.')));
    script.addEventListener('load', () => {
      const service = window.grecaptcha?.enterprise;
      if (service === undefined) return reject(new Error('The captcha script gave nothing.'));
      service.ready(() => resolve({ execute: (action) => service.execute(siteKey, { action }) }));
    });
    document.head.append(script);
  });

/** Loads the captcha service's script. */
export const loadCaptcha = async (page: CaptchaPage): Promise<CaptchaScript> =>
  page.kind === 'sandbox' ? sandbox : loadService(page);
