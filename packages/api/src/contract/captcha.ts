/** The header of the captcha token (READINGS A31). */
export const CAPTCHA_HEADER = 'x-recaptcha-token';
