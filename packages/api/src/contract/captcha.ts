/** The name of the captcha token's header (READINGS A31). */
export const CAPTCHA_HEADER = 'x-recaptcha-token';
