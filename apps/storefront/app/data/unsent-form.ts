/**
 * The browser's answer of a form that the store could not take: offline, unreachable, failed or over a limit. The page
 * stays as it is, with all that was entered, so that the form can be sent again. It reads as a refused change of the
 * cart too.
 */
export class UnsentForm {
  readonly ok = false;
  readonly code: string;
  /** For the shopper. */
  readonly message: string;

  constructor(code: string, message: string) {
    this.code = code;
    this.message = message;
  }
}
