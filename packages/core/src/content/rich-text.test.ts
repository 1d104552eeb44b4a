import { describe, expect, it } from 'vitest';
import { richTextRules } from './rich-text.ts';

/** Written a second time on purpose: whoever lets more in says so here as well. */
describe('what HTML of an editor may hold', () => {
  it('is text, lists, tables, links and pictures: no style, no script, no frame, no form', () => {
    expect(richTextRules.tags.join(' ')).toBe(
      'a abbr b blockquote br caption cite code dd del div dl dt em figcaption figure h2 h3 h4 hr i img ins kbd li ol p ' +
        'pre q s small span strong sub sup table tbody td tfoot th thead tr u ul',
    );
  });

  it('has attributes that lead somewhere, show something or count, and none that runs or looks', () => {
    expect(richTextRules.attributes).toEqual({
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start'],
    });
  });

  it('leads to pages, mail and telephones, and shows pictures that nobody on the way can read', () => {
    expect(richTextRules.schemes).toEqual(['https', 'http', 'mailto', 'tel']);
    expect(richTextRules.pictureSchemes).toEqual(['https']);
  });
});
