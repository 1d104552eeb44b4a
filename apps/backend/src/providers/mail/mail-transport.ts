/** A mail to be sent. */
export interface Mail {
  /** Stays the same when the mail is sent again, so that duplicates can be detected. */
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same content as HTML, without a document around it. Default: generated from the plain text. */
  readonly html?: string | undefined;
}

/**
 * The result of sending a mail.
 * - `taken`: the server has accepted it
 * - `refused`: the server refuses it permanently, for example for an unknown address
 * - `postponed`: the server refuses it temporarily
 * - `unreachable`: the server does not respond, refuses the log-in, or does not allow this store to send
 */
export type MailOutcome =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'refused' | 'postponed' | 'unreachable';
      /** The server's response or the failure's code, in one line. */
      readonly answer: string;
    };

/** Sends the store's mail. A store without a transport keeps its mail in the outbox, where its developer reads it. */
export interface MailTransport {
  /** Never throws. */
  send(mail: Mail): Promise<MailOutcome>;
}
