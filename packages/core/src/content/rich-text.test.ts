import { describe, expect, it } from 'vitest';
import { richTextRules } from './rich-text.ts';

/** Duplicates the list on purpose: permitting more HTML requires a change here as well. */
describe('permitted editor HTML', () => {
  it('keeps text, lists, tables, links and pictures, and removes styles, scripts, frames and forms', () => {
    expect(richTextRules.tags.join(' ')).toBe(
      'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li ol p ' +
        'pre q s small span strong sub sup table tbody td tfoot th thead tr u ul',
    );
  });

  it('keeps attributes for links, pictures and counts, and none that execute or style', () => {
    expect(richTextRules.attributes).toEqual({
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    });
  });

  it('links to pages, mail and telephone numbers, and loads pictures over HTTPS only', () => {
    expect(richTextRules.schemes).toEqual(['https', 'http', 'mailto', 'tel']);
    expect(richTextRules.pictureSchemes).toEqual(['https']);
  });
});
