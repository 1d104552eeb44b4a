import type { CaptchaPage } from '../captcha/captcha-page.ts';
import type { RequestContext } from './request-context.ts';

/** The captcha of this shopper's page: undefined while the flag `recaptcha_enterprise` is off for them (S7-http-22). */
export const captchaFor = async ({
  captcha,
  flags,
}: Pick<RequestContext, 'captcha' | 'flags'>): Promise<CaptchaPage | undefined> => {
  if (captcha === undefined) return undefined;
  return (await flags()).recaptcha_enterprise ? captcha : undefined;
};
