import { xssVectors } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { articleHtml, articleTitle } from './article-html.ts';

/** Matches executable parts inside tags only; quoted text is not executable. */
const runs =
  /<(script|iframe|object|embed|svg|math|style|base|meta|link|form)|<[^>]*\s(on\w+|style|srcset|srcdoc)\s*=/i;

const schemesIn = (html: string): readonly string[] =>
  [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&'), 'https://store.invalid').protocol,
  );

describe('HTML of an article [SECURITY-16]', () => {
  it('contains nothing executable after any publicly known XSS vector', () => {
    for (const vector of xssVectors) {
      const html = articleHtml(`<p>before</p>${vector}`);
      expect(html.replaceAll(/"[^"]*"/g, '""')).not.toMatch(runs);
      for (const scheme of schemesIn(html)) expect(scheme).toMatch(/^(https?|mailto|tel):$/);
      expect(articleTitle(vector)).not.toMatch(/<\w/);
    }
  });

  it('keeps the elements of an article', () => {
    const html = '<h2>Knurl</h2><p>Read <a href="/theindex">on</a>.</p>';
    expect(articleHtml(html)).toBe(html);
  });
});
