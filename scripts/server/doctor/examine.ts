import { readBrand } from '../brand.ts';
import { type Configuration, readConfiguration } from '../configuration.ts';
import { readExtensions } from '../extensions.ts';
import { paymentAccountsOf } from '../payment-accounts.ts';
import { databaseQuestion, databaseUrlFaults, poolerQuestion, replicaQuestions } from './ask-database.ts';
import { askOne, questionsOf } from './ask-others.ts';
import { searchEngineQuestion } from './ask-search-engine.ts';
import { fileFaults } from './file-faults.ts';
import { type Finding, faultIf, ok } from './finding.ts';
import { guardFaults } from './guard-faults.ts';
import { networkFaults } from './network-faults.ts';
import { paymentFaults } from './payment-faults.ts';
import { ignoredVariables, refusal, refusedSettings } from './refused-settings.ts';

export interface ExamineOptions {
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether to check the database and other machines. */
  readonly asksOthers: boolean;
  readonly nowMs: number;
}

/** The result of a reader, or undefined if it throws: `refusedSettings` has reported the reason. */
const readable = async <T>(read: () => T | Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch {
    return undefined;
  }
};

const demoFault = ({ demo }: Configuration): readonly Finding[] =>
  faultIf(demo === 'on', {
    level: 'dangerous',
    message: 'Demo mode is on: sandboxes approve payments, and customers and gift cards are published.',
    fix: 'Leave IRONCART_DEMO out, or set it to off.',
    docs: 'docs/configuration.md#demo-mode',
  });

/** Examines a configuration as that of a store that takes real money. */
export const examine = async ({
  root,
  environment,
  asksOthers,
  nowMs,
}: ExamineOptions): Promise<readonly Finding[]> => {
  const ignored = ignoredVariables(environment);
  let configuration: Configuration;
  try {
    configuration = readConfiguration(root, environment);
  } catch (error) {
    return [...ignored, refusal(error)];
  }
  const refused = await refusedSettings(root, configuration);
  const accounts = (await readable(() => paymentAccountsOf(configuration))) ?? {};
  const extensions = await readable(() => readExtensions(root, configuration.extensionsFile));
  const brand = await readable(() => readBrand(root, configuration.brandFile, false).served.brand);
  const urlFaults = databaseUrlFaults(configuration);
  const faults: readonly Finding[] = [
    ...ignored,
    ...refused,
    ...demoFault(configuration),
    ...paymentFaults(accounts, {
      hasApplePay: configuration.applePay === 'on',
      hasOwnMethods: (extensions?.paymentMethods ?? []).length > 0,
      nowMs,
    }),
    ...networkFaults(configuration),
    ...guardFaults(configuration),
    ...fileFaults(root, configuration, brand),
    ...urlFaults,
  ];
  const settings = refused.length === 0 ? [ok('The settings can be read, and the store starts with them.')] : [];
  if (!asksOthers) return [...settings, ...faults];
  const isUrlReadable = urlFaults.every(({ level }) => level !== 'invalid');
  // First, because the other checks load libraries for a while, so that the time limit applies to the database alone.
  const ofDatabase = isUrlReadable ? await askOne(databaseQuestion(configuration)) : [];
  const ofPooler = isUrlReadable ? await Promise.all(poolerQuestion(configuration).map(askOne)) : [];
  const ofReplicas = isUrlReadable ? await Promise.all(replicaQuestions(configuration).map(askOne)) : [];
  const ofSearch = await Promise.all(searchEngineQuestion(configuration).map(askOne));
  const ofOthers = await Promise.all(questionsOf(configuration, accounts).map(askOne));
  return [
    ...settings,
    ...faults,
    ...ofDatabase,
    ...ofPooler.flat(),
    ...ofReplicas.flat(),
    ...ofSearch.flat(),
    ...ofOthers.flat(),
  ];
};
