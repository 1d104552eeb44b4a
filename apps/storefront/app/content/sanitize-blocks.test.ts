import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { sanitizeBlocks } from './sanitize-blocks.ts';
import { sanitizeContent } from './sanitize-content.ts';

const onMainSite = { site: defaultSites.main, sites: defaultSites };
const onBritishSite = { site: defaultSites.byCode('GBR'), sites: defaultSites };

describe('CMS content (SECURITY 16)', () => {
  it.each([
    '<script>steal()</script>',
    '<img src=x onerror="steal()">',
    '<a href="javascript:steal()">x</a>',
    '<svg onload=steal()>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<math><mi xlink:href="javascript:steal()">x</mi></math>',
  ])('executes and sends nothing: %s', (html) => {
    expect(sanitizeContent(html, onMainSite)).not.toMatch(
      /script|onerror|onload|iframe|style=|<form|<input|<svg|xlink/i,
    );
  });

  it('keeps text, lists, tables and links, and adds the site to internal paths', () => {
    expect(
      sanitizeContent('<p>See <a href="/barbells">bars</a> or <a href="https://x.example">x</a></p>', onBritishSite),
    ).toBe('<p>See <a href="/gb/barbells">bars</a> or <a href="https://x.example">x</a></p>');
    expect(sanitizeContent('<a href="//evil.example">x</a>', onBritishSite)).toBe('<a>x</a>');
  });

  it('is sanitized after placeholders and links, so that neither can inject markup [SECURITY-16]', () => {
    const attributes = { finish: '<img src=x onerror=steal()>', target: 'javascript:steal()' };
    expect(sanitizeContent('<p title="{{finish}}">{{finish}}</p>', onMainSite, { attributes })).toBe(
      '<p>&lt;img src=x onerror=steal()&gt;</p>',
    );
    expect(sanitizeContent('<a href="{{target}}">x</a>', onBritishSite, { attributes })).toBe('<a>x</a>');
    expect(sanitizeContent('<{{tag}}>x</{{tag}}>', onMainSite, { attributes: { tag: 'script' } })).not.toContain(
      '<script',
    );
  });

  it('keeps an invalid link, with a warning [S8-err-other-14]', () => {
    const warnings: string[] = [];
    const html = '<a href="https://[broken">x</a>';
    expect(sanitizeContent(html, onBritishSite, { warn: (message) => warnings.push(message) })).toBe(html);
    expect(warnings).toEqual(['The link https://[broken cannot be rewritten']);
  });

  it('uses the product named by its block, otherwise the product of the page', () => {
    const text = { name: 'RichText', props: { html: '<p>{{weight}} lb</p>' } };
    const blocks = [{ name: 'Rows', props: { productId: 2 }, slots: { default: [text] } }, text];
    const options = {
      attributes: { weight: 44 },
      attributesOf: (id: number) => (id === 2 ? { weight: 25 } : undefined),
    };
    const [rows, alone] = sanitizeBlocks(blocks, onMainSite, options);
    expect(rows?.slots?.default?.[0]?.props.html).toBe('<p>25 lb</p>');
    expect(alone?.props.html).toBe('<p>44 lb</p>');
  });

  it('is sanitized in every HTML property of a block, but not in text properties', () => {
    const evil = '<b>ok</b><script>x</script>';
    const [block] = sanitizeBlocks(
      [
        {
          name: 'Columns',
          props: { title: evil, html: evil, items: [{ question: evil, answerHtml: evil }] },
          slots: { first: [{ name: 'RichText', props: { html: evil } }] },
          abTest: { name: 'pip', variants: { true: { props: { html: evil } } } },
        },
      ],
      onMainSite,
    );
    expect(block?.props).toEqual({
      title: evil,
      html: '<b>ok</b>',
      items: [{ question: evil, answerHtml: '<b>ok</b>' }],
    });
    expect(block?.slots?.first?.[0]?.props).toEqual({ html: '<b>ok</b>' });
    expect(block?.abTest).toBeUndefined();
  });
});
