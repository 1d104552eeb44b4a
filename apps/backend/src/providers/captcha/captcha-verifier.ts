/** What came with a call that robots like to make. */
export interface CaptchaAttempt {
  readonly token: string;
  /** What the call is, as the contract names it: a token that was made for another action does not count. */
  readonly action: string;
  /** The socket's address. */
  readonly remoteAddress: string;
}

/** Tells people from robots by a token that the shopper's browser got. */
export interface CaptchaVerifier {
  /** Whether a person is behind the token. Where nobody can tell, it is false: the store does not fail open (SECURITY 8). */
  accepts(attempt: CaptchaAttempt): Promise<boolean>;
}
