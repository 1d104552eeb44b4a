import { describe, expect, it } from 'vitest';
import { settingVariables } from './setting-variables.ts';
import { warningsOfUnknownVariables } from './unknown-variables.ts';

const ignored = (name: string, mend: string) =>
  `The environment variable ${name} is not a setting and is ignored: ${mend}`;

describe('environment variables that resemble settings', () => {
  it.each([
    ['IRONCART_DATA_DRI', 'IRONCART_DATA_DIR'],
    ['IRONCART_DATADIR', 'IRONCART_DATA_DIR'],
    ['IRONCART_ADYEN_APIKEY', 'IRONCART_ADYEN_API_KEY'],
    ['IRONCART_PUBLIC_ADDRESS', undefined],
    ['IRONCART_PORT', 'PORT'],
    ['IRONCART_DATABASE_URL', 'DATABASE_URL'],
    ['ironcart_demo', 'IRONCART_DEMO'],
    ['IRONCARTDEMO', 'IRONCART_DEMO'],
    ['IRONCART_SMTP_PASSWORD', undefined],
    ['IRONCART_', undefined],
  ])('%s is reported with the nearest setting: %s', (name, nearest) => {
    const mend = nearest ? `did you mean ${nearest}?` : 'docs/configuration.md lists all settings.';
    expect(warningsOfUnknownVariables({ [name]: 'secret' })).toEqual([ignored(name, mend)]);
  });

  it('are not reported for settings, for variables of tests and containers, or without a value', () => {
    const settings = Object.fromEntries(settingVariables.map((name) => [name, 'value']));
    expect(settingVariables).toContain('IRONCART_DATA_DIR');
    expect(
      warningsOfUnknownVariables({
        ...settings,
        PATH: '/usr/bin',
        IRONCART_E2E_URL: 'http://localhost:3000',
        IRONCART_MATRIX_SEED: '1',
        IRONCART_ACCEPTANCE_URL: 'http://localhost:3000',
        IRONCART_SERVICE_HOST: '10.0.0.1',
        IRONCART_PORT: 'tcp://10.0.0.1:80',
        IRONCART_PORT_80_TCP_ADDR: '10.0.0.1',
        IRONCART_DATA_DRI: '',
      }),
    ).toEqual([]);
  });
});
