import { rmSync } from 'node:fs';
import { makeDataDir } from '../fixtures/data-dir.ts';
import { runStart } from '../fixtures/run-start.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('npm start', { tag: ['@one-width', '@often'] }, () => {
  test('seeds once, stops cleanly on SIGTERM and SIGINT, and neither builds nor seeds again', async () => {
    const environment = { PORT: '0', IRONCART_DATA_DIR: makeDataDir() };
    const first = await runStart({ environment, stopWith: 'SIGTERM' });
    expect(first.code, first.output).toBe(0);
    const second = await runStart({ environment, stopWith: 'SIGINT' });
    expect(second.code, second.output).toBe(0);
    expect(second.output).not.toMatch(/Building|Installing/);
    expect(second.output).toContain('maya@example.com');
    expect(second.output).toContain('4100 0000 0000 0001');
    rmSync(environment.IRONCART_DATA_DIR, { recursive: true });
  });

  test('reports an unknown variable together with the nearest setting', async () => {
    const environment = { PORT: '0', IRONCART_DATA_DIR: makeDataDir(), IRONCART_METRICS_PROT: 'secret-word' };
    const { code, output } = await runStart({ environment, stopWith: 'SIGTERM' });
    expect(code, output).toBe(0);
    expect(output).toMatch(
      /IRONCART_METRICS_PROT is not a setting and is ignored: did you mean IRONCART_METRICS_PORT\?/,
    );
    expect(output).not.toContain('secret-word');
    rmSync(environment.IRONCART_DATA_DIR, { recursive: true });
  });

  const faults: readonly (readonly [string, () => Record<string, string>, RegExp])[] = [
    ['a busy port', () => ({ PORT: new URL(process.env.IRONCART_E2E_URL ?? '').port }), /Port \d+ is in use.*PORT=\d+/],
    [
      'a data folder that another start uses',
      () => ({ PORT: '0', IRONCART_DATA_DIR: process.env.IRONCART_E2E_DATA_DIR ?? '' }),
      /data folder .* is in use.*IRONCART_DATA_DIR/,
    ],
    [
      'a database that does not answer',
      () => ({ PORT: '0', DATABASE_URL: 'postgres://shop:secret-word@127.0.0.1:1/shop' }),
      /database at .* does not answer.*DATABASE_URL/,
    ],
    ['a setting that is not valid', () => ({ PORT: 'eighty' }), /setting port \(PORT\) is not valid/],
  ];
  for (const [fault, environment, sentence] of faults) {
    test(`explains in one sentence how to fix ${fault}`, async () => {
      const { code, output } = await runStart({ environment: environment() });
      expect(output).toMatch(sentence);
      expect(code).toBe(1);
      expect(output).not.toContain('secret-word');
      expect(output).not.toMatch(/\n\s+at /);
    });
  }
});
