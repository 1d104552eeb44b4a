/** The environment variable of each setting, and its key in `ironcart.config.json`. */
const variables = {
  IRONCART_DEMO: 'demo',
  IRONCART_ENVIRONMENT: 'environment',
  IRONCART_OFFLINE: 'offline',
  IRONCART_CHECKOUT_SETUP: 'checkoutSetup',
  IRONCART_APPLE_PAY: 'applePay',
  IRONCART_APPLE_PAY_MERCHANT_ID: 'applePayMerchantId',
  IRONCART_APPLE_PAY_CERTIFICATE: 'applePayCertificate',
  IRONCART_APPLE_PAY_KEY: 'applePayKey',
  PORT: 'port',
  HOST: 'host',
  IRONCART_DATA_DIR: 'dataDir',
  IRONCART_PICTURES_DIR: 'picturesDir',
  IRONCART_PICTURES_FROM_PRIVATE: 'picturesFromPrivate',
  DATABASE_URL: 'databaseUrl',
  DATABASE_POOLER_URL: 'databasePoolerUrl',
  DATABASE_READ_URLS: 'databaseReadUrls',
  SEARCH_ENGINE_URL: 'searchEngineUrl',
  IRONCART_PUBLIC_URL: 'publicUrl',
  IRONCART_HSTS_SUBDOMAINS: 'hstsSubdomains',
  IRONCART_BRAND_FILE: 'brandFile',
  IRONCART_CONTENT_FILE: 'contentFile',
  IRONCART_ANALYTICS_FILE: 'analyticsFile',
  IRONCART_SITES_FILE: 'sitesFile',
  IRONCART_EXTENSIONS: 'extensionsFile',
  IRONCART_SITE_URLS: 'siteUrls',
  IRONCART_TIME_ZONES: 'timeZones',
  IRONCART_RETURN_DAYS: 'returnDays',
  IRONCART_TRACKING_PAGES: 'trackingPages',
  IRONCART_THREE_DS_TIMEOUT_MS: 'threeDsTimeoutMs',
  IRONCART_GEO_COUNTRY_HEADER: 'geoCountryHeader',
  IRONCART_SHARED_CACHE_SECONDS: 'sharedCacheSeconds',
  IRONCART_LIMITS_FACTOR: 'limitsFactor',
  IRONCART_TRUSTED_PROXIES: 'trustedProxies',
  IRONCART_ADYEN_API_KEY: 'adyenApiKey',
  IRONCART_ADYEN_MERCHANT_ACCOUNT: 'adyenMerchantAccount',
  IRONCART_ADYEN_CLIENT_KEY: 'adyenClientKey',
  IRONCART_ADYEN_HMAC_KEY: 'adyenHmacKey',
  IRONCART_ADYEN_ENVIRONMENT: 'adyenEnvironment',
  IRONCART_ADYEN_LIVE_PREFIX: 'adyenLivePrefix',
  IRONCART_ADYEN_GOOGLE_PAY_MERCHANT_ID: 'adyenGooglePayMerchantId',
  IRONCART_ADYEN_STAND_IN: 'adyenStandIn',
  IRONCART_PAYPAL_STAND_IN: 'paypalStandIn',
  IRONCART_PAYPAL_CLIENT_ID: 'paypalClientId',
  IRONCART_PAYPAL_CLIENT_SECRET: 'paypalClientSecret',
  IRONCART_PAYPAL_WEBHOOK_ID: 'paypalWebhookId',
  IRONCART_PAYPAL_ENVIRONMENT: 'paypalEnvironment',
  IRONCART_SMTP_URL: 'smtpUrl',
  IRONCART_MAIL_FROM: 'mailFrom',
  IRONCART_PUSH_GATEWAY_URL: 'pushGatewayUrl',
  IRONCART_CAPTCHA: 'captcha',
  IRONCART_CAPTCHA_URL: 'captchaUrl',
  IRONCART_CAPTCHA_SECRET: 'captchaSecret',
  IRONCART_CAPTCHA_SCRIPT_URL: 'captchaScriptUrl',
  IRONCART_CAPTCHA_SITE_KEY: 'captchaSiteKey',
  IRONCART_AGENTS: 'agents',
  IRONCART_AGENT_PLATFORMS: 'agentPlatforms',
  IRONCART_AGENT_LOOPBACK: 'agentLoopback',
  IRONCART_ACP_KEYS: 'acpKeys',
  IRONCART_METRICS_PORT: 'metricsPort',
  IRONCART_METRICS_HOST: 'metricsHost',
  IRONCART_DRAIN_MS: 'drainMs',
  IRONCART_SHUTDOWN_MS: 'shutdownMs',
  IRONCART_LOG_LEVEL: 'logLevel',
} as const;

/** A setting's key in `ironcart.config.json`. */
type SettingKey = (typeof variables)[keyof typeof variables];

/** Every environment variable that is a setting. */
export const settingVariables: readonly string[] = Object.keys(variables);

/**
 * A setting's name in messages: `adyenHmacKey (IRONCART_ADYEN_HMAC_KEY)`, with its key in the file and its variable,
 * because an operator knows only the one that the deployment uses.
 * @param key a key, optionally followed by the path of a part: `timeZones.USA`
 */
export const settingName = (key: string): string => {
  const variable = Object.entries(variables).find(([, known]) => known === key.split('.')[0])?.[0];
  return variable === undefined ? key : `${key} (${variable})`;
};

const isQuoted = (value: string): boolean => /^(["']).*\1$/s.test(value);

/**
 * The settings of an environment by their keys. Whitespace around a value is trimmed: a secret that was read from a
 * file often ends with a line break. Empty values count as omitted.
 * @throws Error with one sentence if a value is in quotation marks, which a container's `--env-file` does not remove
 */
export const settingsOfEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Partial<Record<SettingKey, string>>> => {
  const given = Object.entries(variables).flatMap(([name, key]) => {
    const value = environment[name]?.trim() ?? '';
    if (isQuoted(value)) {
      throw new Error(
        `The setting ${settingName(key)} stands in quotation marks, which became a part of its value: leave them out. A shell removes them, the file of --env-file and of Compose may not. See docs/configuration.md.`,
      );
    }
    return value === '' ? [] : [[key, value]];
  });
  return Object.fromEntries(given);
};
