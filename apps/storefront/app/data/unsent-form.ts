/**
 * The browser's result for a form that the store could not accept: offline, unreachable, failed or rate-limited. The
 * page and its input stay unchanged, so that the form can be sent again. It can also be read as a refused cart change.
 */
export class UnsentForm {
  readonly ok = false;
  readonly code: string;
  /** Message for the shopper. */
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
