import { createCaptcha } from '@ironcart/shop-machines';
import type { CaptchaPage } from './captcha-page.ts';
import { loadCaptcha } from './load-captcha.ts';

let captcha: ((action: string) => Promise<string | undefined>) | undefined;

/** Requests a token for an action; loads the service's script on first use. The server has evaluated the flag. */
export const captchaToken = async (page: CaptchaPage, action: string): Promise<string | undefined> => {
  captcha ??= createCaptcha({ isOn: async () => true, loadScript: () => loadCaptcha(page) });
  return captcha(action);
};
