import type { AxisSpec, AxisValue } from './configurable.ts';

const COLOURS = {
  black: { value: 'black', label: 'Black', swatch: '#1c1c1d' },
  white: { value: 'white', label: 'White', swatch: '#f2f0ea' },
  grey: { value: 'grey', label: 'Grey', swatch: '#8a8d8f' },
  red: { value: 'red', label: 'Red', swatch: '#b3201f' },
  blue: { value: 'blue', label: 'Blue', swatch: '#1f4f9c' },
  navy: { value: 'navy', label: 'Navy', swatch: '#1d2740' },
  olive: { value: 'olive', label: 'Olive', swatch: '#555a39' },
} as const satisfies Record<string, AxisValue>;

export type Colour = keyof typeof COLOURS;

/** The axis on which variants differ in colour. */
export const colourAxis = (...colours: readonly Colour[]): AxisSpec => ({
  attribute: 'color',
  label: 'Colour',
  values: colours.map((colour) => COLOURS[colour]),
});

/** The axis on which variants differ in size; the sizes are their own labels. */
export const sizeAxis = (sizes: readonly string[], label = 'Size'): AxisSpec => ({
  attribute: 'size',
  label,
  values: sizes.map((size) => ({ value: size.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), label: size })),
});
