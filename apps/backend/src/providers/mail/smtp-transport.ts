import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { type MailFrame, mailDocument } from './mail-document.ts';
import type { MailTransport } from './mail-transport.ts';

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

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'responseCode' in error
    ? error.responseCode
    : typeof error === 'object' && error !== null && 'code' in error
      ? error.code
      : undefined;

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
 * Connects to a server and logs in as for a mail, but sends none.
 * @throws Error with a code: a server may be unreachable, offer no TLS, or refuse the log-in
 */
export const verifySmtpServer = async (url: string): Promise<void> => {
  const transport = openConnection({ url });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
};

/**
 * Sends mail through an SMTP server. A mail that is sent again has the same Message-ID, so that mailboxes show it once.
 */
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
        return true;
      } catch (error) {
        // The server's response may quote the mail, so only its code is logged.
        logger.warn({ mailId, code: codeOf(error) }, 'A mail was not taken; it is tried again later');
        return false;
      }
    },
  };
};
