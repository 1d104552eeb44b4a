/** The captcha data of a call. */
export interface CaptchaAttempt {
  readonly token: string;
  /** The contract's name of the call: a token for another action is rejected. */
  readonly action: string;
  /** The socket's address. */
  readonly remoteAddress: string;
}

/** Verifies captcha tokens from shoppers' browsers. */
export interface CaptchaVerifier {
  /**
   * Whether the token is valid; false if the service is unreachable, because the store does not fail open (SECURITY 8).
   */
  accepts(attempt: CaptchaAttempt): Promise<boolean>;
}
