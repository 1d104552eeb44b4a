import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { type MailFrame, mailDocument } from './mail-document.ts';
import type { MailOutcome, MailTransport } from './mail-transport.ts';

export interface SmtpOptions extends Pick<MailFrame, 'storeName' | 'publicUrl'> {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`. */
  readonly url: string;
  /** The sender: `Store <hello@store.example>`. */
  readonly from: string;
  /** Footer lines of every mail, such as the company and its address. */
  readonly footer?: readonly string[] | undefined;
  /** Whether a server without TLS is permitted: only for one on this machine. */
  readonly allowsPlainText?: boolean | undefined;
  /** Time limit of a connection and of the server's greeting, in milliseconds. Default: 10 seconds. */
  readonly patienceMs?: number | undefined;
  readonly logger: Logger;
}

/** Time limits in milliseconds; together shorter than a mail's lease. */
const limitsOf = (patienceMs: number) => ({
  connectionTimeout: patienceMs,
  greetingTimeout: patienceMs,
  dnsTimeout: patienceMs,
  socketTimeout: 2 * patienceMs,
});

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** nodemailer's description of a failure. */
const failure = v.fallback(
  v.object({
    code: v.optional(v.string(), 'unknown'),
    command: v.optional(v.string()),
    responseCode: v.optional(v.number()),
    response: v.optional(v.string()),
  }),
  { code: 'unknown' },
);

/** Maximum length of a stored response. */
const longestAnswer = 300;

/** The server's response in one line; it may quote the mail, so it is stored with the mail and not logged. */
const answerOf = ({ response, code }: v.InferOutput<typeof failure>): string =>
  (response ?? code).replaceAll(/\s+/g, ' ').slice(0, longestAnswer);

/** Whether the SMTP command concerns this mail, and not the store as a whole. */
const isAboutMail = (command: string | undefined): boolean => command === 'RCPT TO' || command === 'DATA';

/** The server closes the connection, for example because of too many connections. */
const closing = 421;

/** The result of a failure for the mail. */
const outcomeOf = (failed: v.InferOutput<typeof failure>): Exclude<MailOutcome, { kind: 'taken' }> => {
  const { code, command, responseCode } = failed;
  const answer = answerOf(failed);
  // An address that cannot be part of a command.
  if (code === 'EENVELOPE' && responseCode === undefined && command === 'API') return { kind: 'refused', answer };
  if (responseCode === undefined || responseCode === closing || !isAboutMail(command)) {
    return { kind: 'unreachable', answer };
  }
  return { kind: responseCode >= 500 ? 'refused' : 'postponed', answer };
};

const logLines = {
  refused: 'A mail was rejected permanently; npm run outbox shows the response',
  postponed: 'A mail was not accepted; it is retried later',
  unreachable: 'The mail server accepts no mail; it is retried later',
};

/** The domain of an address, for message ids. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A connection to a server, encrypted unless the server is on this machine. */
const openConnection = ({
  url,
  allowsPlainText,
  patienceMs = 10_000,
}: Pick<SmtpOptions, 'url' | 'allowsPlainText' | 'patienceMs'>) => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  return createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !(allowsPlainText ?? isLoopback(hostname)),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...limitsOf(patienceMs),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Connects to a server and logs in as for sending, but sends nothing.
 * @throws Error with a code: the server is unreachable, offers no TLS, or refuses the log-in
 */
export const verifySmtpServer = async (url: string): Promise<void> => {
  const transport = openConnection({ url });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/** Sends mail through an SMTP server. A retried mail has the same Message-ID, so that mailboxes show it once. */
export const createSmtpTransport = ({
  url,
  from,
  storeName,
  publicUrl,
  footer = [],
  logger,
  allowsPlainText,
  patienceMs,
}: SmtpOptions): MailTransport => {
  const transport = openConnection({ url, allowsPlainText, patienceMs });
  const frame: MailFrame = { storeName, publicUrl, footer };
  return {
    send: async ({ mailId, recipient, subject, body, html }) => {
      try {
        await transport.sendMail({
          messageId: `<${mailId}@${domainOf(from)}>`,
          from,
          to: { name: '', address: recipient },
          subject,
          text: footer.length > 0 ? [body, '', '-- ', ...footer].join('\n') : body,
          html: mailDocument({ subject, body, html }, frame),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return { kind: 'taken' };
      } catch (error) {
        const failed = v.parse(failure, error);
        const outcome = outcomeOf(failed);
        logger.warn({ mailId, code: failed.responseCode ?? failed.code }, logLines[outcome.kind]);
        return outcome;
      }
    },
  };
};
