import type { CaptchaSettings } from '@ironcart/backend';
import type { Configuration } from './configuration.ts';
import { settingName } from './setting-variables.ts';

/** The source of a page's captcha tokens. */
export type CaptchaPage =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'script'; readonly scriptUrl: string; readonly siteKey: string };

const lacks = (one: string, other: string): Error =>
  new Error(
    `A captcha service needs the settings ${settingName(one)} and ${settingName(other)}. See docs/security.md.`,
  );

/** The settings with which a page gets captcha tokens; undefined if no call needs one. */
export const captchaPageOf = ({
  captcha,
  captchaScriptUrl,
  captchaSiteKey,
}: Pick<Configuration, 'captcha' | 'captchaScriptUrl' | 'captchaSiteKey'>): CaptchaPage | undefined => {
  if (captcha === 'off') return undefined;
  if (captcha === 'sandbox') return { kind: 'sandbox' };
  if (captchaScriptUrl === undefined || captchaSiteKey === undefined) {
    throw lacks('captchaScriptUrl', 'captchaSiteKey');
  }
  return { kind: 'script', scriptUrl: captchaScriptUrl, siteKey: captchaSiteKey };
};

/**
 * The settings for verifying captcha tokens; undefined if no call needs one.
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
    throw lacks('captchaUrl', 'captchaSecret');
  }
  return { url: captchaUrl, secret: captchaSecret };
};
