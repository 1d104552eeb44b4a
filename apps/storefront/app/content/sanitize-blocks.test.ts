import { describe, expect, it } from 'vitest';
import { sanitizeBlocks } from './sanitize-blocks.ts';
import { sanitizeContent } from './sanitize-content.ts';

describe('content of the CMS (SECURITY 16)', () => {
  it.each([
    '<script>steal()</script>',
    '<img src=x onerror="steal()">',
    '<a href="javascript:steal()">x</a>',
    '<svg onload=steal()>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed">x</p>',
    '<form action="https://evil.example"><input name="password"></form>',
    '<math><mi xlink:href="javascript:steal()">x</mi></math>',
  ])('runs and sends nothing: %s', (html) => {
    expect(sanitizeContent(html, '')).not.toMatch(/script|onerror|onload|iframe|style=|<form|<input|<svg|xlink/i);
  });

  it('keeps text, lists, tables and links, and puts the site before its own paths', () => {
    expect(sanitizeContent('<p>See <a href="/barbells">bars</a> or <a href="https://x.example">x</a></p>', '/gb')).toBe(
      '<p>See <a href="/gb/barbells">bars</a> or <a href="https://x.example">x</a></p>',
    );
    expect(sanitizeContent('<a href="//evil.example">x</a>', '/gb')).toBe('<a>x</a>');
  });

  it('is cleaned wherever a block holds HTML, and left alone where it holds text', () => {
    const evil = '<b>ok</b><script>x</script>';
    const [block] = sanitizeBlocks(
      [
        {
          name: 'Columns',
          props: { title: evil, html: evil, items: [{ question: evil, answerHtml: evil }] },
          slots: { first: [{ name: 'RichText', props: { html: evil } }] },
          abTest: { name: 'pip', variants: { true: { props: { html: evil }, slot: 'first' }, false: {} } },
          skus: ['BAR-20'],
        },
      ],
      '',
    );
    expect(block?.props).toEqual({
      title: evil,
      html: '<b>ok</b>',
      items: [{ question: evil, answerHtml: '<b>ok</b>' }],
    });
    expect(block?.slots?.first?.[0]?.props).toEqual({ html: '<b>ok</b>' });
    expect(block?.abTest?.variants).toEqual({ true: { props: { html: '<b>ok</b>' }, slot: 'first' }, false: {} });
    expect(block?.skus).toEqual(['BAR-20']);
  });
});
