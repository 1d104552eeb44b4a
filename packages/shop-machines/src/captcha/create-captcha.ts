/** A captcha service's script, once it is in the page. */
export interface CaptchaScript {
  /** A token for an action, as in 'login'. */
  execute(action: string): Promise<string>;
}

export interface CaptchaPorts {
  /** Whether the flag `recaptcha_enterprise` is on for this shopper. */
  isOn(): Promise<boolean>;
  /** Puts the script into the page. */
  loadScript(): Promise<CaptchaScript>;
}

/**
 * What gives the client its captcha tokens: undefined while the flag is off. The script is loaded with the first call
 * that needs a token, once; where that failed, by the next again (S7-integ-07).
 * @throws what the ports reject with: the client sends an empty token then (S8-err-other-20)
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
