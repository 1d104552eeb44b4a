import { createFakeAdyen } from './fake-adyen.ts';
import { createFakePayPal } from './fake-paypal.ts';
import { createFaultyFetch } from './faulty-fetch.ts';

/** Mocks of Adyen and PayPal on one network with configurable faults, and a store's accounts there. */
export const createFakeProviders = () => {
  const hmacKey = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
  const merchantAccount = 'HaldenECOM';
  const adyen = createFakeAdyen({ merchantAccount, hmacKey });
  const payPal = createFakePayPal({ webhookId: 'HOOK' });
  /** The paths that were requested. */
  const asked: string[] = [];
  const network = createFaultyFetch(async (request) => {
    const { hostname, pathname } = new URL(request.url);
    asked.push(pathname);
    return hostname.endsWith('.adyen.com') ? adyen.app.fetch(request) : payPal.app.fetch(request);
  });
  const accounts = {
    adyen: { apiKey: 'the api key', merchantAccount, clientKey: 'test_CLIENT', hmacKey, environment: 'test' },
    paypal: { clientId: 'client', clientSecret: 'secret', webhookId: 'HOOK', environment: 'sandbox' },
  } as const;
  return { adyen, payPal, asked, network, accounts };
};
