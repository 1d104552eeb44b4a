/** A mail as it leaves the store. */
export interface Mail {
  /** The same when the mail is sent again: a transport may tell by it. */
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text. */
  readonly body: string;
  /** The same for readers that show HTML. */
  readonly html?: string | undefined;
}

/** Who takes the store's mail. A store without one keeps its mail in the outbox, where its developer reads it. */
export interface MailTransport {
  /** Whether the mail was taken; one that was not is tried again later. Never throws. */
  send(mail: Mail): Promise<boolean>;
}
