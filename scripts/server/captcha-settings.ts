import type { CaptchaSettings } from '@ironcart/backend';
import type { Configuration } from './configuration.ts';

/**
 * Who verifies captcha tokens; undefined where no call needs one.
 * @throws Error with one sentence that names what is missing
 */
export const captchaSettingsOf = ({
  captcha,
  captchaUrl,
  captchaSecret,
}: Configuration): CaptchaSettings | undefined => {
  if (captcha === 'off') return undefined;
  if (captcha === 'sandbox') return 'sandbox';
  if (captchaUrl === undefined || captchaSecret === undefined) {
    throw new Error('A captcha service needs the settings captchaUrl and captchaSecret. See docs/security.md.');
  }
  return { url: captchaUrl, secret: captchaSecret };
};
