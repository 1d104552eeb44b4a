import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import process from 'node:process';
import { JSDOM } from 'jsdom';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * The baseline for a listing page: a plain handler of Node's http module that renders the same markup with React's
 * `renderToString`, from elements created anew for each request as a view would. It has no components, data or logic;
 * everything outside the root is one string.
 */

/** A prepared React element: type, properties and children exist before the first request. */
interface MarkupElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly children: readonly (MarkupElement | string)[];
}

/** React's names of attributes that differ from HTML's; all others are used as they appear in the markup. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
  colspan: 'colSpan',
};

const styleOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(/;(?!base64)/)
      .filter((rule) => rule.trim() !== '')
      .map((rule) => [rule.slice(0, rule.indexOf(':')).trim(), rule.slice(rule.indexOf(':') + 1).trim()] as const)
      .map(([name, value]) => [
        name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
  );

const attributeOf = ({ name, value }: Attr): readonly [string, unknown] => {
  if (name === 'style') return ['style', styleOf(value)];
  if (value === '' && ['hidden', 'checked', 'selected', 'open', 'required', 'novalidate', 'disabled'].includes(name)) {
    return [name === 'novalidate' ? 'noValidate' : name, true];
  }
  return [reactNames[name] ?? name, value];
};

const childrenOf = (parent: Element): readonly (MarkupElement | string)[] =>
  [...parent.childNodes].flatMap((node): readonly (MarkupElement | string)[] => {
    if (node.nodeType === 3) return [node.textContent ?? ''];
    if (node.nodeType !== 1) return [];
    const element = node as Element;
    return [
      {
        tag: element.localName,
        attributes: Object.fromEntries([...element.attributes].map(attributeOf)),
        children: childrenOf(element),
      },
    ];
  });

const toElement = (markup: MarkupElement | string): ReactNode =>
  typeof markup === 'string' ? markup : createElement(markup.tag, markup.attributes, ...markup.children.map(toElement));

const page = readFileSync(process.env.BENCH_PAGE ?? '', 'utf8');
const rootTag = '<div id="root">';
const start = page.indexOf(rootTag) + rootTag.length;
const end = page.lastIndexOf('</div><script');
const [before, after] = [page.slice(0, start), page.slice(end)];
const root = new JSDOM(page).window.document.getElementById('root');
if (root === null || end < start) throw new Error('The page has no root.');
const markup = childrenOf(root);

const server = createServer((_request, response) => {
  const html = before + renderToString(createElement('div', null, ...markup.map(toElement))).slice(5, -6) + after;
  const body = Buffer.from(html);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' && address !== null ? address.port : 0 });
});
