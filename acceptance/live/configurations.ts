type Environment = Readonly<Record<string, string>>;

const adyen: Environment = {
  IRONCART_ADYEN_API_KEY: 'AQE-none-of-adyens',
  IRONCART_ADYEN_MERCHANT_ACCOUNT: 'NobodysAccount',
  IRONCART_ADYEN_CLIENT_KEY: 'test_NOBODYS',
  IRONCART_ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

export const adyenTest: Environment = { ...adyen, IRONCART_ADYEN_ENVIRONMENT: 'test' };

export const adyenLive: Environment = {
  ...adyen,
  IRONCART_ADYEN_ENVIRONMENT: 'live',
  // This host does not exist; stand-ins on this machine (stand-ins.ts) are called instead.
  IRONCART_ADYEN_LIVE_PREFIX: 'nobody-0000000000000000',
};

const paypal: Environment = {
  IRONCART_PAYPAL_CLIENT_ID: 'nobodys-client',
  IRONCART_PAYPAL_CLIENT_SECRET: 'nobodys-secret',
  IRONCART_PAYPAL_WEBHOOK_ID: 'nobodys-webhook',
};

export const payPalTest: Environment = { ...paypal, IRONCART_PAYPAL_ENVIRONMENT: 'sandbox' };

export const payPalLive: Environment = { ...paypal, IRONCART_PAYPAL_ENVIRONMENT: 'live' };
