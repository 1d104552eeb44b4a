import { describe, expect, it } from 'vitest';
import { boxContentsOf } from './box-contents.ts';

describe('what is in the box', () => {
  it('is listed in the attribute, one thing after the other', () => {
    expect(boxContentsOf({ attributes: { box_contents: 'Barbell | Certificate|' } })).toEqual([
      'Barbell',
      'Certificate',
    ]);
  });

  it.each([undefined, null, 7, ''])('is unknown where the attribute is %j', (value) => {
    expect(boxContentsOf({ attributes: value === undefined ? {} : { box_contents: value } })).toEqual([]);
  });
});
