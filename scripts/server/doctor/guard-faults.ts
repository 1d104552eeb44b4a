import type { Configuration } from '../configuration.ts';
import { type Fault, faultIf } from './finding.ts';

/** Above this factor, passwords and gift card codes can be tried by the thousand. */
const mostLimitsFactor = 10;

/** Faults of the protections of shoppers and the merchant: captcha, limits, mail, and development settings. */
export const guardFaults = (configuration: Configuration): readonly Fault[] => {
  const { captcha, limitsFactor, smtpUrl, environment, picturesFromPrivate, agentLoopback, logLevel } = configuration;
  return [
    ...faultIf(smtpUrl === undefined, {
      level: 'missing',
      message: 'No mail server is configured: order confirmations and password links stay in the outbox.',
      fix: 'Set IRONCART_SMTP_URL and IRONCART_MAIL_FROM.',
      docs: 'docs/operations.md#mail',
    }),
    ...faultIf(captcha === 'off', {
      level: 'advice',
      message: 'No captcha is configured: only rate limits protect log-in, registration and orders from bots.',
      fix: 'Set IRONCART_CAPTCHA=siteverify with the account of a captcha service.',
      docs: 'docs/security.md#captcha',
    }),
    ...faultIf(captcha === 'sandbox', {
      level: 'dangerous',
      message: "The captcha is the demo's, which accepts everybody.",
      fix: 'Set IRONCART_CAPTCHA=siteverify with the account of a captcha service, or leave it out.',
      docs: 'docs/security.md#captcha',
    }),
    ...faultIf(limitsFactor > mostLimitsFactor, {
      level: 'dangerous',
      message: `The limits of attempts are multiplied by ${limitsFactor}: passwords and gift card codes can be guessed.`,
      fix: 'Leave IRONCART_LIMITS_FACTOR out; behind a proxy, set IRONCART_TRUSTED_PROXIES instead.',
      docs: 'docs/security.md#limits',
    }),
    ...faultIf(environment === 'review', {
      level: 'dangerous',
      message: 'The store is configured for a review before publication, and shows its refusals to shoppers.',
      fix: 'Leave IRONCART_ENVIRONMENT out.',
      docs: 'docs/configuration.md',
    }),
    ...faultIf(picturesFromPrivate === 'on', {
      level: 'dangerous',
      message: "An import may download pictures from this machine's private network.",
      fix: 'Leave IRONCART_PICTURES_FROM_PRIVATE out.',
      docs: 'docs/configuration.md',
    }),
    ...faultIf(agentLoopback === 'on', {
      level: 'dangerous',
      message: 'Agents may make the store fetch profiles from this machine.',
      fix: 'Leave IRONCART_AGENT_LOOPBACK out.',
      docs: 'docs/channels.md',
    }),
    ...faultIf(logLevel === 'silent' || logLevel === 'fatal', {
      level: 'advice',
      message: `The log level ${logLevel} hides errors.`,
      fix: 'Leave IRONCART_LOG_LEVEL out, or set it to warn.',
      docs: 'docs/operations.md#logs',
    }),
  ];
};
