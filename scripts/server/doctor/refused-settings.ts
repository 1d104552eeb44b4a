import { agentSettingsOf } from '../agent-settings.ts';
import { readAnalyticsSettings } from '../analytics-settings.ts';
import { readBrand } from '../brand.ts';
import { captchaPageOf, captchaSettingsOf } from '../captcha-settings.ts';
import type { Configuration } from '../configuration.ts';
import { demoSettingOf } from '../demo-mode.ts';
import { readExtensions, readPromotions } from '../extensions.ts';
import { mailSettingsOf } from '../mail-settings.ts';
import { paymentAccountsOf } from '../payment-accounts.ts';
import { readStoreContent } from '../store-content.ts';
import { warningsOfUnknownVariables } from '../unknown-variables.ts';
import type { Fault } from './finding.ts';

/** The documentation page that a message of `npm start` refers to. */
const pageIn = (message: string): string => /docs\/[\w/-]+(?:\.md)?/.exec(message)?.[0] ?? 'docs/configuration.md';

/** Converts an error of `npm start` to a finding. */
export const refusal = (error: unknown): Fault => {
  const message = error instanceof Error ? error.message : String(error);
  return { level: 'invalid', message, fix: 'Correct it: the store does not start like this.', docs: pageIn(message) };
};

/**
 * Reads everything that `npm start` reads, with the same functions.
 * @returns the errors of `npm start`
 */
export const refusedSettings = async (root: string, configuration: Configuration): Promise<readonly Fault[]> => {
  const { brandFile, analyticsFile, contentFile, extensionsFile } = configuration;
  const readers: readonly (() => unknown)[] = [
    () => demoSettingOf(configuration),
    () => paymentAccountsOf(configuration),
    () => mailSettingsOf(configuration, ''),
    () => captchaSettingsOf(configuration),
    () => captchaPageOf(configuration),
    () => agentSettingsOf(configuration),
    () => readBrand(root, brandFile, false),
    () => readAnalyticsSettings(root, analyticsFile, false),
    () => readStoreContent(root, contentFile, false),
    async () => readPromotions(await readExtensions(root, extensionsFile)),
  ];
  const faults: Fault[] = [];
  for (const read of readers) {
    try {
      await read();
    } catch (error) {
      faults.push(refusal(error));
    }
  }
  return faults;
};

/** Misspelled settings, which `npm start` ignores with a warning. */
export const ignoredVariables = (environment: Readonly<Record<string, string | undefined>>): readonly Fault[] =>
  warningsOfUnknownVariables(environment).map((message) => ({
    level: 'dangerous',
    message,
    fix: 'Correct the name of the variable, or remove it.',
    docs: 'docs/configuration.md',
  }));
