import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { breakpointAt, breakpoints, mediaFrom } from './breakpoints.ts';

describe('breakpoint of a width', () => {
  it.each([
    [0, 767, 'mobile', 'S2-breakpoints-01'],
    [768, 1023, 'tablet', 'S2-breakpoints-02'],
    [1024, 1365, 'desktop', 'S2-breakpoints-03'],
    [1366, 1919, 'l-desktop', 'S2-breakpoints-04'],
    [1920, 5120, 'xl-desktop', 'S2-breakpoints-05'],
  ] as const)('from %d to %d is %s [%s]', (from, to, name, _id) => {
    expect([breakpointAt(from), breakpointAt(from + 0.5), breakpointAt(to)]).toEqual([name, name, name]);
    expect(mediaFrom(name)).toBe(`(min-width: ${from}px)`);
  });
});

describe('media queries of the styles', () => {
  const stylesBelow = (folder: string): readonly string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(`${folder}/${path}`, 'utf8'));
  const styles = [
    ...stylesBelow(`${import.meta.dirname}/..`),
    ...stylesBelow(`${import.meta.dirname}/../../../../apps/storefront/app`),
  ];
  const widths = (bound: 'min' | 'max'): readonly number[] =>
    styles.flatMap((css) =>
      [...css.matchAll(/@media[^{]*\{/g)].flatMap(([query]) =>
        [...query.matchAll(new RegExp(`${bound}-width:\\s*([\\d.]+)px`, 'g'))].map(([, width]) => Number(width)),
      ),
    );
  const known: readonly number[] = Object.values(breakpoints);

  it('change the layout at the same widths as the scripts [S2-breakpoints-01]', () => {
    expect(widths('min').length).toBeGreaterThan(10);
    expect(widths('min').filter((width) => !known.includes(width))).toEqual([]);
    // A layout for the narrowest phones, or 400 percent zoom, is not a separate breakpoint.
    const between = widths('max').filter((width) => width > 480);
    expect(between.filter((width) => !known.includes(width + 0.02))).toEqual([]);
  });
});
