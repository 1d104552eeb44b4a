import { runProgram } from './run-program.ts';

/** One line of the doctor's report, from its JSON. */
export interface ReportedFinding {
  readonly level: string;
  readonly message: string;
  readonly fix?: string;
  readonly docs?: string;
}

export interface DoctorReport {
  readonly code: number | null;
  readonly isReady: boolean;
  readonly findings: readonly ReportedFinding[];
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

/** Runs `npm run doctor -- --json` with these settings. */
export const askDoctor = async (environment: Environment, ...words: readonly string[]): Promise<DoctorReport> => {
  const { code, output } = await runProgram(['doctor.mjs', '--json', ...words], environment);
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(output);
  return { code, output, ...(JSON.parse(line) as { isReady: boolean; findings: readonly ReportedFinding[] }) };
};

/** The findings that require action, as 'level: message'. */
export const faultsOf = ({ findings }: DoctorReport): readonly string[] =>
  findings
    .filter(({ level }) => level !== 'ok' && level !== 'advice')
    .map(({ level, message }) => `${level}: ${message}`);

/** Every secret of the configuration below: the doctor never prints them. */
export const secrets = {
  apiKey: 'AQE-canary-api-key-0123456789-0123456789-0123456789',
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
  payPal: 'canary-paypal-secret-0123456789-0123456789',
  smtp: 'canary-smtp-password',
  database: 'canary-database-password',
  captcha: 'canary-captcha-secret',
};

/** The complete configuration of a store that takes money; no server runs at its addresses. */
export const liveConfiguration: Environment = {
  IRONCART_PUBLIC_URL: 'https://shop.example',
  IRONCART_TRUSTED_PROXIES: '10.0.0.0/8',
  IRONCART_DRAIN_MS: '5000',
  IRONCART_METRICS_PORT: '9464',
  IRONCART_ADYEN_API_KEY: secrets.apiKey,
  IRONCART_ADYEN_MERCHANT_ACCOUNT: 'NobodysAccount',
  IRONCART_ADYEN_CLIENT_KEY: 'live_NOBODYS',
  IRONCART_ADYEN_HMAC_KEY: secrets.hmacKey,
  IRONCART_ADYEN_ENVIRONMENT: 'live',
  IRONCART_ADYEN_LIVE_PREFIX: 'nobody-0000000000000000',
  IRONCART_PAYPAL_CLIENT_ID: 'nobodys-client',
  IRONCART_PAYPAL_CLIENT_SECRET: secrets.payPal,
  IRONCART_PAYPAL_WEBHOOK_ID: 'nobodys-webhook',
  IRONCART_PAYPAL_ENVIRONMENT: 'live',
  IRONCART_SMTP_URL: `smtps://store:${secrets.smtp}@mail.example:465`,
  IRONCART_MAIL_FROM: 'hello@shop.example',
  IRONCART_CAPTCHA: 'siteverify',
  IRONCART_CAPTCHA_URL: 'https://captcha.example/siteverify',
  IRONCART_CAPTCHA_SECRET: secrets.captcha,
  IRONCART_CAPTCHA_SCRIPT_URL: 'https://captcha.example/api.js',
  IRONCART_CAPTCHA_SITE_KEY: 'site-key',
  DATABASE_URL: `postgres://store:${secrets.database}@db.example:5432/store?sslmode=verify-full`,
};
