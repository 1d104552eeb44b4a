// @vitest-environment jsdom
import { richTextRules } from '@ironcart/core/content';
import { defaultSites } from '@ironcart/core/site';
import { xssVectors } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { sanitizeContent } from './sanitize-content.ts';

const allowedTags: readonly string[] = richTextRules.tags;
const allowedAttributes: Readonly<Record<string, readonly string[]>> = richTextRules.attributes;

const page = document.implementation.createHTMLDocument();

/** The elements that a parser creates from HTML. */
const elementsIn = (html: string): readonly Element[] => {
  page.body.innerHTML = html;
  return [...page.body.querySelectorAll('*')];
};

const schemeOf = (address: string): string => new URL(address, 'https://store.invalid').protocol;

const dangersIn = (html: string): readonly string[] =>
  elementsIn(html).flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].filter(({ name }) => !allowedAttributes[tag]?.includes(name));
    const address = element.getAttribute('href') ?? element.getAttribute('src');
    return [
      ...(allowedTags.includes(tag) ? [] : [`<${tag}>`]),
      ...attributes.map(({ name }) => `<${tag} ${name}>`),
      ...(address === null || /^(https?|mailto|tel):$/.test(schemeOf(address)) ? [] : [address]),
      ...(address !== null && /^[/\\]{2}/.test(address) ? [address] : []),
    ];
  });

const onBritishSite = { site: defaultSites.byCode('GBR'), sites: defaultSites };

describe('publicly known XSS vectors [SECURITY-16]', () => {
  it.each(xssVectors)('leave nothing executable: %s', (vector) => {
    for (const html of [vector, `<p>before</p>${vector}<p>after</p>`, `<table><td>${vector}`]) {
      const safe = sanitizeContent(html, onBritishSite);
      expect(dangersIn(safe)).toEqual([]);
      expect(sanitizeContent(safe, onBritishSite)).toBe(safe);
    }
  });

  it('are effective: most of them would leave something without the sanitizer', () => {
    const dangerous = xssVectors.filter((vector) => dangersIn(vector).length > 0);
    expect(dangerous.length / xssVectors.length).toBeGreaterThan(0.85);
  });

  it('cannot be injected through placeholders', () => {
    for (const vector of xssVectors) {
      const html = '<p title="{{evil}}">{{evil}}</p><a href="{{evil}}">x</a><img src="{{evil}}" alt="{{evil}}">';
      expect(dangersIn(sanitizeContent(html, onBritishSite, { attributes: { evil: vector } }))).toEqual([]);
    }
  });
});
