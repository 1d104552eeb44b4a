/** A mail to be sent. */
export interface Mail {
  /** Stays the same when the mail is sent again, so that duplicates can be detected. */
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same content as HTML, without a document around it. Default: made of the plain text. */
  readonly html?: string | undefined;
}

/**
 * What became of a mail.
 * - `taken`: the server has accepted it
 * - `refused`: the server refuses it for good, as for an address that does not exist
 * - `postponed`: the server refuses it for now
 * - `unreachable`: the server does not answer, admits nobody, or lets this store send nothing
 */
export type MailOutcome =
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'refused' | 'postponed' | 'unreachable';
      /** The server's answer or the code of the failure, in one line. */
      readonly answer: string;
    };

/** Sends the store's mail. A store without a transport keeps its mail in the outbox, where its developer reads it. */
export interface MailTransport {
  /** Never throws. */
  send(mail: Mail): Promise<MailOutcome>;
}
