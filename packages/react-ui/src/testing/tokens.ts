/** A palette's colours by the token's name without its dashes. */
export type Palette = Readonly<Record<string, string>>;

/** The palettes of a style sheet (rules that set the background colour): selector and colours. */
export const palettesIn = (css: string): readonly (readonly [selector: string, palette: Palette])[] =>
  [...css.matchAll(/([^{}]+)\{([^{}]*--ground:[^{}]*)\}/g)].map(([, selector = '', body = '']) => [
    selector.replace(/\/\*.*?\*\//gs, '').trim(),
    Object.fromEntries(
      [...body.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  ]);

/** The tokens of a style sheet with a name prefix, each once, in order: '--space-1', '0.5rem'. */
export const tokensIn = (css: string, prefix: string): readonly (readonly [name: string, value: string])[] =>
  [
    ...new Map(
      [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)]
        .map(([, name = '', value = '']) => [name, value] as const)
        .filter(([name]) => name.startsWith(`--${prefix}`))
        .toReversed(),
    ),
  ].toReversed();

const channel = (hex: string): number => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number =>
  0.2126 * channel(colour.slice(1, 3)) + 0.7152 * channel(colour.slice(3, 5)) + 0.0722 * channel(colour.slice(5, 7));

/** The WCAG 2 contrast ratio of two colours, as in '#15171a'. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds = ['ground', 'surface', 'sunken'];

/** Pairs of text and background: at least 4.5:1. */
export const textPairs: readonly (readonly [text: string, grounds: readonly string[]])[] = [
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

/** Pairs of edge and background: at least 3:1. */
export const edgePairs: readonly (readonly [edge: string, grounds: readonly string[]])[] = [
  ['edge', grounds],
  ['signal-edge', ['ground', 'surface']],
  ['focus', grounds],
];
