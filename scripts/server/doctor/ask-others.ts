import type { PaymentAccounts } from '@ironcart/backend';
import {
  answerWithin,
  askAdyen,
  askPayPal,
  type ProviderDiagnosis,
  verifySmtpServer,
} from '@ironcart/backend/diagnosis';
import type { Configuration } from '../configuration.ts';
import { type FaultLevel, type Finding, ok } from './finding.ts';

/** Time limit for each machine's response, in milliseconds. */
export const patienceMs = 5_000;

/** A check of another machine; its error is the finding `unanswered`. */
export interface Question {
  /** The machine that is checked, as in 'The mail server mail.example:465'. */
  readonly whom: string;
  readonly fix: string;
  readonly docs: string;
  /** Default: unreachable. */
  readonly level?: FaultLevel;
  ask(): Promise<readonly Finding[]>;
}

/** The error's code, or its cause's: messages may contain a password. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'no reason given';
  if (error.name === 'TimeoutError' || error.name === 'NoAnswerError') return `no answer within ${patienceMs / 1000} s`;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return code ?? (error.cause === undefined ? error.name : reasonOf(error.cause));
};

/** Runs a check within the time limit. */
export const askOne = async ({
  whom,
  fix,
  docs,
  level = 'unreachable',
  ask,
}: Question): Promise<readonly Finding[]> => {
  try {
    return await answerWithin(ask(), patienceMs + 500);
  } catch (error) {
    return [{ level, message: `${whom} does not answer, or not as expected (${reasonOf(error)}).`, fix, docs }];
  }
};

const hostOf = (url: string): string => new URL(url).host;

/** Any response shows that a host is reachable. */
const reach = async (url: string): Promise<void> => {
  await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patienceMs) });
};

const docs = 'docs/payment-providers.md';

const verdict = (name: string, diagnosis: ProviderDiagnosis): readonly Finding[] =>
  diagnosis.kind === 'accepted'
    ? [ok(`${name} accepts the account.`)]
    : [
        {
          level: 'unreachable',
          message: `${name} refuses the account (${diagnosis.reason}).`,
          fix: `Compare the settings with your account at ${name}, and its environment.`,
          docs,
        },
      ];

const providerQuestions = ({ adyen, paypal, applePay }: PaymentAccounts): readonly Question[] => {
  const fix = 'Let the firewall pass https to the provider, and check the name server.';
  const gateway = 'https://apple-pay-gateway.apple.com';
  return [
    ...(adyen
      ? [{ whom: 'Adyen', fix, docs, ask: async () => verdict('Adyen', await askAdyen(adyen, patienceMs)) }]
      : []),
    ...(paypal
      ? [{ whom: 'PayPal', fix, docs, ask: async () => verdict('PayPal', await askPayPal(paypal, patienceMs)) }]
      : []),
    ...(applePay ? [reachQuestion("Apple Pay's gateway", gateway, `${docs}#apple-pay`)] : []),
  ];
};

const reachQuestion = (name: string, url: string, docsOfIt: string): Question => ({
  whom: `${name} ${hostOf(url)}`,
  fix: 'Check the address, the name server and the firewall.',
  docs: docsOfIt,
  ask: async () => {
    await reach(url);
    return [ok(`${name} ${hostOf(url)} answers.`)];
  },
});

/** Checks of every machine in a configuration, except the database. */
export const questionsOf = (
  { smtpUrl, captchaUrl, captchaScriptUrl, pushGatewayUrl, publicUrl }: Configuration,
  accounts: PaymentAccounts,
): readonly Question[] => [
  ...providerQuestions(accounts),
  ...(smtpUrl === undefined
    ? []
    : [
        {
          whom: `The mail server ${hostOf(smtpUrl)}`,
          fix: 'Check its address, that it offers TLS, and the user and password of IRONCART_SMTP_URL.',
          docs: 'docs/operations.md#mail',
          ask: async () => {
            await verifySmtpServer(smtpUrl);
            return [
              ok(
                `The mail server ${hostOf(smtpUrl)} answers${new URL(smtpUrl).username ? ' and accepts the log-in' : ''}.`,
              ),
            ];
          },
        },
      ]),
  ...(captchaUrl === undefined ? [] : [reachQuestion('The captcha service', captchaUrl, 'docs/security.md#captcha')]),
  ...(captchaScriptUrl === undefined
    ? []
    : [reachQuestion("The captcha's script", captchaScriptUrl, 'docs/security.md#captcha')]),
  ...(pushGatewayUrl === undefined ? [] : [reachQuestion('The push gateway', pushGatewayUrl, 'docs/configuration.md')]),
  ...(publicUrl === undefined
    ? []
    : [
        {
          ...reachQuestion('The public address', `${publicUrl}/healthz`, 'docs/operations.md#health'),
          level: 'advice' as const,
          fix: 'Before the store runs, nothing; later, check DNS, the certificate and the reverse proxy.',
        },
      ]),
];
