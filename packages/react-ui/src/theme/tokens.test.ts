import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, edgePairs, palettesIn, textPairs, tokensIn } from '../testing/tokens.ts';

const read = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

const css = read('tokens.css');
const palettes = palettesIn(css);
const examples = palettesIn(read('adopter-example.css'));

const everyPair = (pairs: typeof textPairs) =>
  pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

describe('colour palettes', () => {
  it('are light, dark by preference, dark by selection and high contrast', () => {
    expect(palettes).toHaveLength(4);
  });

  it('have the same colours for dark by preference and by selection', () => {
    expect(palettes[1]?.[1]).toEqual(palettes[2]?.[1]);
  });

  it('define the same set of colours, so that none is inherited from another', () => {
    const [light] = palettes;
    for (const [selector, palette] of [...palettes, ...examples])
      expect(Object.keys(palette).toSorted(), selector).toEqual(Object.keys(light?.[1] ?? {}).toSorted());
  });

  it("can be completely overridden by an adopter's file", () => {
    expect(examples).toHaveLength(palettes.length);
    palettes.forEach(([, palette], index) => {
      const [selector, theirs] = examples[index] ?? [];
      const kept = Object.keys(palette).filter(
        (name) => theirs?.[name] === palette[name] && theirs?.[name] !== '#ffffff',
      );
      expect(kept, selector).toEqual([]);
    });
  });

  describe.each([...palettes, ...examples])('%s', (_selector, palette) => {
    const ratio = (front: string, back: string) => contrast(palette[front] ?? '#808080', palette[back] ?? '#808080');

    it.each(everyPair(textPairs))('uses %s on %s with a contrast of at least 4.5:1', (front, back) =>
      expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
    );

    it.each(everyPair(edgePairs))('uses %s on %s with a contrast of at least 3:1', (front, back) =>
      expect(ratio(front, back)).toBeGreaterThanOrEqual(3),
    );
  });
});

describe('type scale', () => {
  it('has seven sizes, each fluid and larger than the previous one', () => {
    const sizes = tokensIn(css, 'text-').map(([, value]) => value);
    expect(sizes).toHaveLength(7);
    const least = sizes.map((size) => Number(/^clamp\(([\d.]+)rem/.exec(size)?.[1]));
    expect(least).toEqual(least.toSorted((left, right) => left - right));
    expect(least.every(Number.isFinite)).toBe(true);
  });
});
