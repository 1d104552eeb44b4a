/** How a platform is expected to react to an error. */
export type Severity = 'recoverable' | 'requires_buyer_input' | 'requires_buyer_review' | 'unrecoverable';

export interface ErrorMessage {
  readonly type: 'error';
  readonly code: string;
  readonly content: string;
  readonly severity: Severity;
  /** JSONPath to the subject of the message (RFC 9535). */
  readonly path?: string;
}

interface Notice {
  readonly type: 'warning' | 'info';
  readonly code: string;
  readonly content: string;
  readonly path?: string;
}

/** A message in a response. */
export type Message = ErrorMessage | Notice;
