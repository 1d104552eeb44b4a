/** Who gives a page its captcha tokens: the store's own for development, or a service's script and the store's key there. */
export type CaptchaPage =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'script'; readonly scriptUrl: string; readonly siteKey: string };

/** What a form's call is named to the captcha service (S7-http-22). */
export type CaptchaAction = 'login' | 'register' | 'forgotpassword';

/** The field of a form that asks for a token; with scripts the token takes the place of what it says. */
export const captchaFieldName = 'captcha';

interface CaptchaRequest {
  readonly page: CaptchaPage;
  readonly action: CaptchaAction;
}

/** The unseen fields of a form whose call needs a token; none where nobody needs one. */
export const captchaFields = (
  page: CaptchaPage | undefined,
  action: CaptchaAction,
): Readonly<Record<string, string>> =>
  page === undefined ? {} : { [captchaFieldName]: JSON.stringify({ page, action } satisfies CaptchaRequest) };

/** What such a field asks for. */
export const readCaptchaField = (text: string): CaptchaRequest => JSON.parse(text) as CaptchaRequest;
