import { expect, test } from 'vitest';
import { rawMessages, runProgram } from './run-program.ts';

const commands = [
  ...['analytics', 'backup', 'catalogue', 'chat', 'demo', 'flags', 'moderate', 'order', 'outbox', 'pictures'],
  ...['preview', 'doctor', 'rates', 'release', 'restore'],
];

test.each(commands)(
  'npm run %s shows how to call it when asked, and for an option that it does not have',
  async (name) => {
    for (const option of ['--help', '--wrong']) {
      const { code, output } = await runProgram([`${name}.mjs`, option], {});
      expect(output).toMatch(new RegExp(`^Usage:\\s+npm run ${name}\\b`, 'm'));
      expect(output).not.toMatch(rawMessages);
      if (option === '--wrong') expect(code).toBe(1);
    }
  },
);
