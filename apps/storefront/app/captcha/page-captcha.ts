import { createCaptcha } from '@ironcart/shop-machines';
import type { CaptchaPage } from './captcha-page.ts';
import { loadCaptcha } from './load-captcha.ts';

let captcha: ((action: string) => Promise<string | undefined>) | undefined;

/** A token for an action. The service's script comes with the first that is asked for; that the flag is on, the server says. */
export const captchaToken = async (page: CaptchaPage, action: string): Promise<string | undefined> => {
  captcha ??= createCaptcha({ isOn: async () => true, loadScript: () => loadCaptcha(page) });
  return captcha(action);
};
