/** The loaded script of a captcha service. */
export interface CaptchaScript {
  /** Returns a token for an action, as in 'login'. */
  execute(action: string): Promise<string>;
}

export interface CaptchaPorts {
  /** Whether the flag `recaptcha_enterprise` is on for this shopper. */
  isOn(): Promise<boolean>;
  /** Loads the script into the page. */
  loadScript(): Promise<CaptchaScript>;
}

/**
 * Creates the client's option `captcha`: returns a token, or undefined while the flag is off. Loads the script once,
 * with the first call that needs a token; after a failure the next call tries again (S7-integ-07).
 * @throws the ports' errors; the client then sends an empty token (S8-err-other-20)
 */
export const createCaptcha = ({
  isOn,
  loadScript,
}: CaptchaPorts): ((action: string) => Promise<string | undefined>) => {
  let loading: Promise<CaptchaScript> | undefined;
  const script = (): Promise<CaptchaScript> => {
    loading ??= loadScript().catch((thrown: unknown) => {
      loading = undefined;
      throw thrown;
    });
    return loading;
  };
  return async (action) => ((await isOn()) ? (await script()).execute(action) : undefined);
};
