import { expect, test } from 'vitest';
import { rawMessages, runProgram } from './run-program.ts';

const commands = [
  ...['analytics', 'backup', 'catalogue', 'chat', 'demo', 'flags', 'moderate', 'order', 'outbox', 'pictures'],
  ...['preview', 'doctor', 'rates', 'release', 'restore'],
];

test.each(commands)('npm run %s shows its usage on request, and for an unknown option', async (name) => {
  for (const option of ['--help', '--wrong']) {
    const { code, output } = await runProgram([`${name}.mjs`, option], {});
    expect(output).toMatch(new RegExp(`^Usage:\\s+npm run ${name}\\b`, 'm'));
    expect(output).not.toMatch(rawMessages);
    if (option === '--wrong') expect(code).toBe(1);
  }
});

/** Command lines of operators, and the message that the command prints before its usage. */
const wrong: readonly (readonly [line: string, says: string])[] = [
  ['order quote 1 31.03.2027 120.00', '"31.03.2027" is no DAY as in 2027-03-31.'],
  ['order quote 1 2027-02-30 120.00', '"2027-02-30" is no DAY as in 2027-03-31.'],
  ['order quote 1 2027-03-31 120,00', '"120,00" is no PRICE as in 120.00.'],
  ['order return R-1 recieved', '"recieved" is neither received nor refunded.'],
  ['order return R-1 refunded 12,50', '"12,50" is no AMOUNT as in 12.50.'],
  ['order ask 1 12,50 Freight', '"12,50" is no AMOUNT as in 12.50.'],
  ['order ship 1 --items BAR', '"BAR" does not read as in BAR-20=1,PLATE-25=2.'],
  ['order ship 1 --carrier Royal Mail', '"Mail" is one word too many'],
  ['order ship 1 --carier DHL', "Unknown option '--carier'."],
  ['flags set x maybe', '"maybe" is neither on, off nor a whole number.'],
  ['flags set x on MARS', '"MARS" is no site of the store.'],
  ['preview page.json --hours 500', '"500" is no number of hours up to 168.'],
  ['preview page.json --site MARS', '"MARS" is no site of the store: USA,'],
  ['catalogue export products.xlsx', 'The ending of products.xlsx names no format'],
  ['catalogue import products.csv --format xml', '"xml" names no format'],
  ['rates import /dev/zero', '/dev/zero has more than 50 MB, as no such file does'],
  ['release /proc/a-release', 'There is no /proc/a-release: check the path'],
  ['release README.md', 'A part of the path'],
  ['analytics 30d', '"30d" is no number of DAYS'],
];

test('command states which value it rejects, and why, before its usage', async () => {
  for (const [line, says] of wrong) {
    const [name, ...words] = line.split(' ');
    const { code, output } = await runProgram([`${name}.mjs`, ...words], {});
    expect({ line, code, output }).toEqual({ line, code: 1, output: expect.stringContaining(says) });
    expect(output).not.toMatch(rawMessages);
  }
});
