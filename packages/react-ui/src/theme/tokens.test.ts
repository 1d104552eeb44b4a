import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8');

type Palette = Readonly<Record<string, string>>;

/** Every rule that sets the ground is a palette; what it leaves out comes from the first. */
const palettes: readonly (readonly [string, Palette])[] = [...css.matchAll(/([^{}]+)\{([^{}]*--ground:[^{}]*)\}/g)].map(
  ([, selector = '', body = '']) => [
    selector.replace(/\/\*.*?\*\//gs, '').trim(),
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  ],
);

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));

/** The contrast ratio of WCAG 2. */
const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['ground', 'surface', 'sunken'];
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['ink', grounds],
  ['ink-muted', grounds],
  ['success', grounds],
  ['warning', grounds],
  ['error', grounds],
  ['on-ink', ['ink']],
  ['on-plate', ['plate']],
  ['on-plate-muted', ['plate']],
  ['on-signal', ['signal']],
];
const edges: readonly (readonly [string, readonly string[]])[] = [
  ['edge', grounds],
  ['signal-edge', ['ground', 'surface']],
  ['focus', grounds],
];

describe('the palettes', () => {
  it('are light, dark by preference, dark by choice and high contrast', () => {
    expect(palettes).toHaveLength(4);
  });

  it('give dark by preference and dark by choice the same colours', () => {
    expect(palettes[1]?.[1]).toEqual(palettes[2]?.[1]);
  });

  describe.each(palettes)('%s', (_selector, palette) => {
    const ratio = (front: string, back: string) => contrast(palette[front] ?? '#808080', palette[back] ?? '#808080');

    it.each(texts.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
      'writes %s on %s with at least 4.5:1',
      (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(4.5),
    );

    it.each(edges.flatMap(([front, backs]) => backs.map((back) => [front, back] as const)))(
      'draws %s on %s with at least 3:1',
      (front, back) => expect(ratio(front, back)).toBeGreaterThanOrEqual(3),
    );
  });
});
