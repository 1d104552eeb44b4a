import { describe, expect, it } from 'vitest';
import { articleSearchPath, isInvitationalQuery, searchPath, searchPreviewSize } from './search-preview.ts';

describe('search suggestions', () => {
  it('contain eight products [S9-search-02]', () => expect(searchPreviewSize({ rfk_results_ab: false })).toBe(8));

  it('contain twelve products with the flag [S9-search-03]', () =>
    expect(searchPreviewSize({ rfk_results_ab: true })).toBe(12));

  it.each(['inv', 'Invita', ' INVITATIONAL '])('include the invitational for the query %j [S2-search-03]', (query) =>
    expect(isInvitationalQuery(query)).toBe(true),
  );

  it.each(['', 'in', ' in ', 'invitationals', 'nvi', 'bar'])(
    'exclude the invitational for the query %j [S2-search-03]',
    (query) => expect(isInvitationalQuery(query)).toBe(false),
  );

  it('link to the results with the query as typed', () => {
    expect(searchPath('5 & 10 kg')).toBe('/search?q=5%20%26%2010%20kg');
    expect(articleSearchPath('trap bar')).toBe('/theindex?q=trap%20bar');
  });
});
