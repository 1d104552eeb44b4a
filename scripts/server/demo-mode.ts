import { type DemoSetting, StoreKindError } from '@ironcart/backend';
import type { Configuration } from './configuration.ts';
import { hasDemo } from './places.ts';

type DemoConfiguration = Pick<
  Configuration,
  | 'demo'
  | 'databaseUrl'
  | 'adyenApiKey'
  | 'adyenEnvironment'
  | 'paypalClientId'
  | 'paypalEnvironment'
  | 'applePayMerchantId'
>;

/** Whether a configuration contains an account that takes real money. */
export const isLive = ({
  adyenApiKey,
  adyenEnvironment,
  paypalClientId,
  paypalEnvironment,
}: Pick<DemoConfiguration, 'adyenApiKey' | 'adyenEnvironment' | 'paypalClientId' | 'paypalEnvironment'>): boolean =>
  (adyenApiKey !== undefined && adyenEnvironment === 'live') ||
  (paypalClientId !== undefined && paypalEnvironment === 'live');

const hasAccount = ({ adyenApiKey, paypalClientId, applePayMerchantId }: DemoConfiguration): boolean =>
  adyenApiKey !== undefined || paypalClientId !== undefined || applePayMerchantId !== undefined;

/**
 * Whether the store is a demo. The default is a demo on the embedded database without any payment account, unless that
 * database already contains a store that is not a demo, or the release omits the demo.
 * @throws Error with one sentence if a demo is requested together with a live account
 */
export const demoSettingOf = (configuration: DemoConfiguration): DemoSetting => {
  const { demo, databaseUrl } = configuration;
  if (demo === 'on' && isLive(configuration)) {
    throw new Error(
      'The demo cannot be on beside a live payment account, whose goods its sandbox would give away: leave IRONCART_DEMO out (docs/operations.md, From demo to live).',
    );
  }
  if (demo === 'on' && !hasDemo) {
    throw new Error('This release was written without the demo: npm run release -- --demo writes one that has it.');
  }
  if (demo !== undefined) return demo;
  return hasDemo && databaseUrl === undefined && !hasAccount(configuration) ? 'byDefault' : 'off';
};

/** The message for a database that contains another kind of store than configured. */
const sentenceOf = ({ kind }: StoreKindError, configuration: DemoConfiguration): string => {
  if (kind === 'own') {
    return 'IRONCART_DEMO is on, but this database holds a store that is not a demo: leave IRONCART_DEMO out, or give the demo a database or data folder of its own.';
  }
  const keep = isLive(configuration) ? '' : ', or set IRONCART_DEMO=on to keep it as a demo';
  return `This database holds the demo store, with published passwords and gift cards, and demo mode is off: remove it with npm run demo -- empty${keep} (docs/operations.md, From demo to live).`;
};

/** Prepares a database; an error about the wrong kind of store becomes one sentence with its remedy. */
export const withKindExplained = async <T>(configuration: DemoConfiguration, run: () => Promise<T>): Promise<T> => {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StoreKindError)) throw error;
    throw new Error(sentenceOf(error, configuration), { cause: error });
  }
};
