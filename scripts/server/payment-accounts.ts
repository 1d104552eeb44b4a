import type { AdyenOptions, PaymentAccounts, PayPalOptions } from '@ironcart/backend';
import type { Configuration } from './configuration.ts';
import { readGivenText } from './read-given-text.ts';
import { settingName } from './setting-variables.ts';
import { isOnThisMachine } from './this-machine.ts';

/**
 * The settings of one account: all or none.
 * @param isMeant whether another setting implies that there is an account
 * @throws Error with one sentence that names what is missing
 */
const allOrNone = <Name extends string>(
  provider: string,
  settings: Readonly<Record<Name, string | undefined>>,
  isMeant = false,
): Readonly<Record<Name, string>> | undefined => {
  const entries = Object.entries<string | undefined>(settings);
  const missing = entries.filter(([, value]) => value === undefined).map(([name]) => settingName(name));
  if (missing.length === entries.length && !isMeant) return undefined;
  if (missing.length > 0) {
    throw new Error(`${provider} needs the settings ${missing.join(', ')} as well. See docs/payment-providers.md.`);
  }
  return settings as Readonly<Record<Name, string>>;
};

const adyenOf = (configuration: Configuration): AdyenOptions | undefined => {
  const { adyenApiKey, adyenMerchantAccount, adyenClientKey, adyenHmacKey } = configuration;
  const { adyenEnvironment: environment, adyenLivePrefix: livePrefix } = configuration;
  const { adyenGooglePayMerchantId: googlePayMerchantId } = configuration;
  const isMeant = environment === 'live' || livePrefix !== undefined || googlePayMerchantId !== undefined;
  const given = allOrNone('Adyen', { adyenApiKey, adyenMerchantAccount, adyenClientKey, adyenHmacKey }, isMeant);
  if (!given) return undefined;
  if (environment === 'live' && livePrefix === undefined) {
    const name = settingName('adyenLivePrefix');
    throw new Error(`Adyen needs the setting ${name} to go live. See docs/payment-providers.md.`);
  }
  return {
    apiKey: given.adyenApiKey,
    merchantAccount: given.adyenMerchantAccount,
    clientKey: given.adyenClientKey,
    hmacKey: given.adyenHmacKey,
    environment,
    livePrefix,
    googlePayMerchantId,
    standIn: configuration.adyenStandIn,
  };
};

const payPalOf = (configuration: Configuration): PayPalOptions | undefined => {
  const { paypalClientId, paypalClientSecret, paypalWebhookId, paypalEnvironment } = configuration;
  const isMeant = paypalEnvironment === 'live';
  const given = allOrNone('PayPal', { paypalClientId, paypalClientSecret, paypalWebhookId }, isMeant);
  return (
    given && {
      clientId: given.paypalClientId,
      clientSecret: given.paypalClientSecret,
      webhookId: given.paypalWebhookId,
      environment: paypalEnvironment,
      standIn: configuration.paypalStandIn,
    }
  );
};

const readPem = (name: string, file: string): string => {
  try {
    return readGivenText(file);
  } catch (cause) {
    throw new Error(`The setting ${settingName(name)} names a file that cannot be read: ${file}.`, { cause });
  }
};

const applePayOf = (configuration: Configuration): PaymentAccounts['applePay'] => {
  const { applePayMerchantId, applePayCertificate, applePayKey } = configuration;
  const given = allOrNone('Apple Pay on the web', { applePayMerchantId, applePayCertificate, applePayKey });
  return (
    given && {
      merchantId: given.applePayMerchantId,
      certificate: readPem('applePayCertificate', given.applePayCertificate),
      key: readPem('applePayKey', given.applePayKey),
    }
  );
};

/**
 * A stand-in approves payments without a provider, so a store that uses one must not be reachable by shoppers.
 * @throws Error with one sentence if the store's address is not on this machine
 */
const refuseStandInForShoppers = ({ adyenStandIn, paypalStandIn, publicUrl, host }: Configuration): void => {
  if (adyenStandIn === undefined && paypalStandIn === undefined) return;
  const listensOn = `http://${host.includes(':') ? `[${host}]` : host}`;
  const address = publicUrl ?? listensOn;
  if (isOnThisMachine(address) && isOnThisMachine(listensOn)) return;
  const name = adyenStandIn === undefined ? 'paypalStandIn' : 'adyenStandIn';
  throw new Error(
    `The setting ${settingName(name)} is for development: a store that others reach (publicUrl ${address}, host ${host}) asks the provider itself. Leave it out. See docs/payment-providers.md.`,
  );
};

/**
 * Refuses the escudo of Cape Verde, the only currency with two decimals that Adyen takes without them
 * (docs.adyen.com/development-resources/currency-codes).
 * @throws Error with one sentence
 */
const refuseCurrenciesOfAdyen = ({ sites }: Configuration): void => {
  const site = sites.all.find(({ currency }) => currency === 'CVE');
  if (site === undefined) return;
  throw new Error(
    `Adyen takes ${site.currency} without decimals, so it would take a hundred times the amounts of the site ${site.code}: sell there in another currency, or leave Adyen's settings out. See docs/payment-providers.md.`,
  );
};

/**
 * Reads the payment providers' accounts from the configuration.
 * @throws Error with one sentence if an account is incomplete or does not fit a site's currency, or if shoppers can reach
 * a store with a stand-in
 */
export const paymentAccountsOf = (configuration: Configuration): PaymentAccounts => {
  refuseStandInForShoppers(configuration);
  const adyen = adyenOf(configuration);
  if (adyen !== undefined) refuseCurrenciesOfAdyen(configuration);
  return {
    adyen,
    paypal: payPalOf(configuration),
    applePay: applePayOf(configuration),
  };
};
