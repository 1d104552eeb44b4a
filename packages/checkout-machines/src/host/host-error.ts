/** `session_not_found`: unknown or expired. `session_busy`: other runs did not leave it in time; try again. */
export type HostErrorCode = 'session_not_found' | 'session_busy';

const messages: Readonly<Record<HostErrorCode, string>> = {
  session_not_found: 'There is no such checkout session',
  session_busy: 'The checkout session is being changed elsewhere; try again',
};

/** A session could not be run. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
