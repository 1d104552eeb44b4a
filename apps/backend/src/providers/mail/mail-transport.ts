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

/** Sends the store's mail. A store without a transport keeps its mail in the outbox, where its developer reads it. */
export interface MailTransport {
  /** Whether the mail was accepted; otherwise it is retried later. Never throws. */
  send(mail: Mail): Promise<boolean>;
}
