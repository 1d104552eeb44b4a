import { describe, expect, it } from 'vitest';
import { boxContentsOf } from './box-contents.ts';

describe('contents of the box', () => {
  it('are read from the attribute', () => {
    expect(boxContentsOf({ attributes: { box_contents: 'Barbell | Certificate|' } })).toEqual([
      'Barbell',
      'Certificate',
    ]);
  });

  it.each([undefined, null, 7, ''])('are unknown if the attribute is %j', (value) => {
    expect(boxContentsOf({ attributes: value === undefined ? {} : { box_contents: value } })).toEqual([]);
  });
});
