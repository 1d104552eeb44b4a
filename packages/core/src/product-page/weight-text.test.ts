import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { weightText, withBothUnits } from './weight-text.ts';

describe('formatted weight', () => {
  it('is in pounds first on sites that use pounds, otherwise in kilograms', () => {
    expect(defaultSites.all.filter(({ weightUnit }) => weightUnit === 'lb').map(({ code }) => code)).toEqual([
      'USA',
      'APO',
    ]);
    expect(weightText(44.1, 'lb')).toBe('44.1 lb (20 kg)');
    expect(weightText(44.1, 'kg')).toBe('20 kg (44.1 lb)');
  });

  it('has both units if a text is one weight', () => {
    expect(withBothUnits('20 kg', 'lb')).toBe('44.1 lb (20 kg)');
    expect(withBothUnits('1,000 lb', 'kg')).toBe('453.6 kg (1000 lb)');
  });

  it('leaves every other text unchanged', () => {
    for (const text of ['5, 10, 15, 20, 25 kg', '28 mm', '20 kg each', 'kg', ''])
      expect(withBothUnits(text, 'lb')).toBe(text);
  });
});
