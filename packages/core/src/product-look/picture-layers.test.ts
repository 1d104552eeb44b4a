import { describe, expect, it } from 'vitest';
import { pictureLayersOf } from './picture-layers.ts';

describe('picture layers', () => {
  it('are read from the attribute, from bottom to top', () => {
    expect(pictureLayersOf({ picture_layers: 'FRAME = frame-red|CUPS=cups' })).toEqual([
      { sku: 'FRAME', master: 'frame-red' },
      { sku: 'CUPS', master: 'cups' },
    ]);
  });

  it.each(['', 'FRAME', '=frame', ' = frame', 'FRAME=', 'FRAME= ', 'FRAME=frame=red', '||', 7, null])(
    'are empty if the attribute is %j',
    (picture_layers) => {
      expect(pictureLayersOf({ picture_layers })).toEqual([]);
    },
  );

  it('are empty without the attribute', () => {
    expect(pictureLayersOf({})).toEqual([]);
  });
});
