import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { escapeHtml } from '../../http/escape-html.ts';
import type { MailTransport } from './mail-transport.ts';

export interface SmtpOptions {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`. */
  readonly url: string;
  /** Who writes: `Store <hello@store.example>`. */
  readonly from: string;
  /** Lines below every mail, such as the company and its address. */
  readonly footer?: readonly string[] | undefined;
  /** Whether a server without TLS will do: for one on this machine. */
  readonly allowsPlainText?: boolean | undefined;
  readonly logger: Logger;
}

/** A server that says nothing for so long takes no mail today, in milliseconds; less than a mail's lease in all. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 20_000 };

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'responseCode' in error
    ? error.responseCode
    : typeof error === 'object' && error !== null && 'code' in error
      ? error.code
      : undefined;

/** The part of an address behind its last `@`, for message ids. */
const domainOf = (from: string): string => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * Hands mail to an SMTP server, encrypted unless the server is on this machine. A mail that is sent again has the same
 * Message-ID, by which mailboxes show it once.
 */
export const createSmtpTransport = ({
  url,
  from,
  footer = [],
  logger,
  allowsPlainText,
}: SmtpOptions): MailTransport => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isSecure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port === '' ? (isSecure ? 465 : 587) : Number(port),
    secure: isSecure,
    requireTLS: !isSecure && !(allowsPlainText ?? isLoopback(hostname)),
    ...(username === '' ? {} : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const htmlFooter = footer.length > 0 ? `<p>${footer.map(escapeHtml).join('<br>')}</p>` : '';
  return {
    send: async ({ mailId, recipient, subject, body, html }) => {
      try {
        await transport.sendMail({
          messageId: `<${mailId}@${domainOf(from)}>`,
          from,
          to: { name: '', address: recipient },
          subject,
          text: footer.length > 0 ? [body, '', '-- ', ...footer].join('\n') : body,
          ...(html === undefined ? {} : { html: html + htmlFooter }),
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        return true;
      } catch (error) {
        // The server's words may quote the mail: only their code is logged.
        logger.warn({ mailId, code: codeOf(error) }, 'A mail was not taken; it is tried again later');
        return false;
      }
    },
  };
};
