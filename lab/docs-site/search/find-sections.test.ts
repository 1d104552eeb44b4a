import { describe, expect, it } from 'vitest';
import { findSections, indexSections } from './find-sections.ts';
import { sectionsOf } from './sections-plugin.mjs';

const page = (title: string, routePath: string, sections: Readonly<Record<string, string>>) => {
  const toc: { id: string; text: string; charIndex: number }[] = [];
  let content = '';
  for (const [text, body] of Object.entries(sections)) {
    if (text !== '') toc.push({ id: text.toLowerCase().replaceAll(/\W+/g, '-'), text, charIndex: content.length });
    content += `${text}\n\n${body}\n\n`;
  }
  return { title, routePath, content, toc };
};

const pages = [
  page('@ironcart/tax', '/reference/tax', { 'taxOrder()': 'Taxes an order.', 'refundOf()': 'A refund, its tax.' }),
  page('Taxes', '/guides/taxes', {
    '': 'Rates are text.',
    'Refunding a part': 'Divide the charged amounts, net and tax.',
  }),
  page('Rates', '/rates', { '': 'DATABASE_READ_URLS lists replicas.' }),
  page('Long', '/long', { '': `${'before '.repeat(60)}Needle ${'after '.repeat(60)}` }),
];
const index = await indexSections(pages.flatMap(sectionsOf));
const linksFor = (query: string) => findSections(index, query).map(({ link }) => link);

describe('search of the documentation site', () => {
  it('finds sections that contain all words in any order, and no others', () => {
    expect(linksFor('part refunding')).toEqual(['/guides/taxes#refunding-a-part']);
    expect(linksFor('charged refunding tax')).toEqual(['/guides/taxes#refunding-a-part']);
    expect(linksFor('tax replicas')).toEqual([]);
    expect(linksFor('  ')).toEqual([]);
  });

  it('ranks headings before text, and guides before the API reference', () => {
    expect(linksFor('taxorder')).toEqual(['/reference/tax#taxorder-']);
    expect(linksFor('tax refund')[0]).toBe('/guides/taxes#refunding-a-part');
  });

  it('shows the text in its own case, with each word marked', () => {
    const [first] = findSections(index, 'database_read_urls replicas');
    expect(first?.statement).toBe('DATABASE_READ_URLS lists replicas.');
    expect(first?.highlightInfoList.map(({ start, length }) => first.statement.slice(start, start + length))).toEqual([
      ...['DATABASE', 'READ', 'URLS', 'replicas'],
    ]);
  });

  it('shows the words around a match in a long text', () => {
    const statement = findSections(index, 'needle')[0]?.statement ?? '';
    expect(statement).toMatch(/^\.\.\. before .*Needle after .*after \.\.\.$/);
    expect(statement.length).toBeLessThan(130);
  });
});
