/** The source of a page's captcha tokens: the sandbox of a demo store, or a service's script with the store's key. */
export type CaptchaPage =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'script'; readonly scriptUrl: string; readonly siteKey: string };

/** Action names for the captcha service (S7-http-22). */
export type CaptchaAction = 'login' | 'register' | 'forgotpassword';

/** The hidden field that requests a token; with scripts, the token replaces its value. */
export const captchaFieldName = 'captcha';

interface CaptchaRequest {
  readonly page: CaptchaPage;
  readonly action: CaptchaAction;
}

/** The hidden captcha fields of a form; empty if its call needs no token. */
export const captchaFields = (
  page: CaptchaPage | undefined,
  action: CaptchaAction,
): Readonly<Record<string, string>> =>
  page === undefined ? {} : { [captchaFieldName]: JSON.stringify({ page, action } satisfies CaptchaRequest) };

/** Parses the request in such a field. */
export const readCaptchaField = (text: string): CaptchaRequest => JSON.parse(text) as CaptchaRequest;
