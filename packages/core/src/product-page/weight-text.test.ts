import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { weightText } from './weight-text.ts';

describe('formatted weight', () => {
  it('shows pounds first on sites that use pounds, otherwise kilograms', () => {
    expect(defaultSites.all.filter(({ weightUnit }) => weightUnit === 'lb').map(({ code }) => code)).toEqual([
      'USA',
      'APO',
    ]);
    expect(weightText(44.1, 'lb')).toBe('44.1 lb (20 kg)');
    expect(weightText(44.1, 'kg')).toBe('20 kg (44.1 lb)');
    expect(weightText(1_000, 'kg')).toBe('453.6 kg (1,000 lb)');
  });
});
