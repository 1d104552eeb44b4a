/** `session_not_found`: unknown or expired. `session_busy`: locked by other runs for too long; retry. */
export type HostErrorCode = 'session_not_found' | 'session_busy';

const messages: Readonly<Record<HostErrorCode, string>> = {
  session_not_found: 'There is no such checkout session',
  session_busy: 'The checkout session is being changed elsewhere; try again',
};

/** An error that prevents a session from running. */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
