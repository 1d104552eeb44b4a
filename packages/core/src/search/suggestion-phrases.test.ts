import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownCategories, suggestionGroups } from './suggestion-phrases.ts';

const none = { keyphrases: [], categories: [] };

describe('alternative searches', () => {
  it('have separate headings for phrases and categories [S2-search-04]', () => {
    expect(suggestionGroups('bra', { keyphrases: ['bar'], categories: ['Barbells'] })).toEqual([
      { heading: 'Did You Mean?', phrases: ['bar'] },
      { heading: 'Shop By', phrases: ['Barbells'] },
    ]);
    expect(suggestionGroups('bra', none)).toEqual([]);
  });

  it('never include the typed phrase in any spelling [S5-search-01]', () => {
    expect(suggestionGroups(' Trap BAR ', { keyphrases: ['trap bar', 'bar'], categories: ['Trap bar'] })).toEqual([
      { heading: 'Did You Mean?', phrases: ['bar'] },
    ]);
  });

  it('never include a phrase that is already found, in any spelling', () => {
    const suggested = { keyphrases: ['club bar', 'halden club bar 20 kg'], categories: ['Barbells'] };
    expect(suggestionGroups('club bra', suggested, ['Halden Club Bar 20 kg'])).toEqual([
      { heading: 'Did You Mean?', phrases: ['club bar'] },
      { heading: 'Shop By', phrases: ['Barbells'] },
    ]);
  });

  it('include at most four phrases and six categories [S5-search-02] [S5-search-03]', () => {
    fc.assert(
      fc.property(fc.string(), fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (query, keyphrases, names) => {
        const groups = suggestionGroups(query, { keyphrases, categories: names });
        const said = groups.flatMap(({ phrases }) => phrases.map((phrase) => phrase.trim().toLowerCase()));
        expect(new Set(said).size).toBe(said.length);
        expect(said).not.toContain(query.trim().toLowerCase());
        for (const { heading, phrases } of groups) {
          expect(phrases.length).toBeGreaterThan(0);
          expect(phrases.length).toBeLessThanOrEqual(heading === 'Shop By' ? 6 : 4);
        }
      }),
    );
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(suggestionGroups('x', { ...none, keyphrases: many })[0]?.phrases).toEqual(['a', 'b', 'c', 'd']);
    expect(suggestionGroups('x', { ...none, categories: many })[0]?.phrases).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('are the matching categories, or trending phrases if nothing else is found', () => {
    const both = { categories: ['Kettlebells'], trendingCategories: ['T-shirts'] };
    const trending = { categories: [], trendingCategories: ['T-shirts'] };
    expect(shownCategories(both, true)).toEqual(['Kettlebells']);
    expect(shownCategories(both, false)).toEqual(['Kettlebells']);
    expect(shownCategories(trending, true)).toEqual([]);
    expect(shownCategories(trending, false)).toEqual(['T-shirts']);
  });

  it('replace dropped phrases by the next ones [S5-search-01]', () => {
    const keyphrases = ['bar', 'a', 'b', 'c', 'd'];
    expect(suggestionGroups('bar', { ...none, keyphrases })[0]?.phrases).toEqual(['a', 'b', 'c', 'd']);
  });
});
