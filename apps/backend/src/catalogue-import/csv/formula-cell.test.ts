import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellWithoutFormula, textOfCell } from './formula-cell.ts';

it.each([
  '=1+1',
  '@SUM(A1)',
  '+cmd',
  '-2+3',
  "=HYPERLINK('x')",
  '\t=1',
  '\r=1',
  '\n=1',
  '--5',
  '\uff1d1+1',
  '\uff0bcmd',
  '\uff0d2+3',
  '\uff20SUM(A1)',
])('CSV cell %j is escaped so that a spreadsheet does not run it as a formula', (text) =>
  expect(cellWithoutFormula(text)).toBe(`'${text}`),
);

it.each(['', 'Ohio bar', '-5', '+5', '-1.5', "'quoted'", '1=1', 'a@b.example'])(
  'CSV cell %j needs no escaping and is unchanged',
  (text) => {
    expect(cellWithoutFormula(text)).toBe(text);
    expect(textOfCell(text)).toBe(text);
  },
);

it('CSV cell escaping survives a round trip with any text', () => {
  const text = fc.stringMatching(/^['=+\-@\t\r]{0,3}[a-z0-9.]{0,3}$/);
  fc.assert(
    fc.property(text, (before) => {
      expect(textOfCell(cellWithoutFormula(before))).toBe(before);
    }),
  );
});
