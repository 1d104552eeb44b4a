import { captchaFieldName, readCaptchaField } from './captcha-page.ts';
import { captchaToken } from './page-captcha.ts';

/**
 * Fills a form's captcha field with a token; an empty one if none is available, which the server judges
 * (S8-err-other-20).
 */
export const answerCaptchaField = async (form: FormData): Promise<void> => {
  const { page, action } = readCaptchaField(String(form.get(captchaFieldName) ?? ''));
  const token = await captchaToken(page, action).catch((cause: unknown) => {
    console.warn(`No captcha token for '${action}'`, cause);
    return undefined;
  });
  form.set(captchaFieldName, token ?? '');
};
