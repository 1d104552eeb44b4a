type LinearRgb = readonly [red: number, green: number, blue: number];

/** Finishes as linear RGB, equal to those of the pictures (lab/art/materials.py). */
const finishes: Readonly<Record<string, LinearRgb>> = {
  black: [0.016, 0.016, 0.018],
  'black zinc': [0.06, 0.06, 0.065],
  white: [0.78, 0.78, 0.76],
  grey: [0.16, 0.165, 0.17],
  gray: [0.16, 0.165, 0.17],
  red: [0.5, 0.012, 0.012],
  blue: [0.012, 0.075, 0.38],
  yellow: [0.78, 0.42, 0.012],
  green: [0.012, 0.2, 0.05],
  purple: [0.13, 0.03, 0.28],
  pink: [0.72, 0.1, 0.26],
  orange: [0.72, 0.17, 0.01],
  olive: [0.095, 0.105, 0.045],
  navy: [0.012, 0.022, 0.065],
};

/**
 * Colour of a finish by its catalogue name, case-insensitive, for example 'Red' or 'black zinc'.
 * @returns undefined for an unknown name and for 'stainless', the model's own look
 */
export const finishColour = (name: string | undefined): LinearRgb | undefined => {
  const key = name?.trim().toLowerCase() ?? '';
  return Object.hasOwn(finishes, key) ? finishes[key] : undefined;
};
