import { expect, it } from 'vitest';
import { flag, listOf, number, oneOf, optional, type Reader, shape, text } from './read-props.ts';

const point = shape<{ x: number }>({ x: number });

it.each<[string, Reader<unknown>, unknown, unknown]>([
  ['a text', text, 'bar', 'bar'],
  ['a number', number, 1.5, 1.5],
  ['a flag', flag, false, false],
  ['one of several values', oneOf('left', 'right'), 'right', 'right'],
  ['a list', listOf(text), ['a', 'b'], ['a', 'b']],
  ['a missing value', optional(text), undefined, undefined],
  ['null as a missing value', optional(text), null, undefined],
  ['an object without unknown properties', point, { x: 1, y: 2 }, { x: 1 }],
])('block property reader reads %s', (_what, reader, value, read) => {
  expect(reader(value, 'props')).toEqual(read);
});

it.each<[string, Reader<unknown>, unknown]>([
  ['props must be text', text, 1],
  ['props must be a number', number, '1'],
  ['props must be a number', number, Number.NaN],
  ['props must be true or false', flag, 0],
  ['props must be one of left, right', oneOf('left', 'right'), 'up'],
  ['props must be a list', listOf(text), 'a'],
  ['props[1] must be text', listOf(text), ['a', 2]],
  ['props must be text', optional(text), 1],
  ['props must be an object', point, 'x'],
  ['props must be an object', point, null],
  ['props must be an object', point, []],
  ['props.x must be a number', point, {}],
])('block property reader reports that %s', (message, reader, value) => {
  expect(() => reader(value, 'props')).toThrow(expect.objectContaining({ name: 'BlockPropsError', message }));
});
