import { randomBytes } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';
import type { OpenApiDocument, OpenApiOperation, OpenApiParameter } from './document.ts';
import { outline } from './schema-outline.ts';

const style = `
:root { --ink: #15171a; --ground: #f5f3ef; --edge: #7d8186; --raised: #fff; --signal: #b3211a; color: var(--ink);
  background: var(--ground); font: 16px/1.5 system-ui, sans-serif; color-scheme: light dark; scroll-padding-top: 16px; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1efea; --ground: #15171a; --edge: #8d9297; --raised: #1d2024; --signal: #ff8a7a; } }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px 16px 64px; max-width: 1040px; }
h1 { font-size: clamp(32px, 6vw, 56px); line-height: 1.05; letter-spacing: -0.02em; margin: 16px 0; }
h2 { font-size: 24px; margin: 48px 0 8px; border-bottom: 2px solid var(--ink); }
h3 { font-size: 14px; margin: 16px 0 4px; }
a { color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 0; list-style: none; }
nav a, summary { min-height: 48px; display: flex; align-items: center; }
details { border-bottom: 1px solid var(--edge); }
summary { gap: 0 12px; flex-wrap: wrap; cursor: pointer; padding: 8px 0; }
summary b { width: 64px; font-size: 14px; }
summary code { overflow-wrap: anywhere; font-weight: 600; }
summary span { margin-left: auto; font-size: 14px; }
pre, table { background: var(--raised); border: 1px solid var(--edge); font-size: 14px; margin: 0 0 8px; width: 100%; }
pre { padding: 12px; overflow-x: auto; }
pre i, td i { color: var(--signal); font-style: normal; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td { padding: 6px 12px; border-top: 1px solid var(--edge); vertical-align: top; }
tr:first-child td { border-top: 0; }
`;

const parameterRow = ({ name, in: place, required, description, schema }: OpenApiParameter): string => `
<tr><td><code>${escapeHtml(name)}</code>${required ? '' : '?'}</td><td>${place}</td>
<td>${outline(schema)}${description === undefined ? '' : `<br>${escapeHtml(description)}`}</td></tr>`;

const notesOf = (operation: OpenApiOperation): string => {
  const cacheSeconds = operation['x-cache-seconds'];
  const sitePath = operation['x-site-path'];
  return [
    operation.description === undefined ? '' : `<p>${escapeHtml(operation.description)}</p>`,
    cacheSeconds === undefined ? '' : `<p>The client may keep the answer for ${cacheSeconds} seconds.</p>`,
    sitePath === undefined ? '' : `<p>On another site: <code>${escapeHtml(sitePath)}</code></p>`,
    operation.security.some((scheme) => 'searchToken' in scheme) ? '<p>Opened by the search token (Bearer).</p>' : '',
  ].join('');
};

const operationHtml = (path: string, method: string, operation: OpenApiOperation): string => {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: success, ...errors } = responses;
  const answer = (success?.content?.['application/json'] ?? success?.content?.['text/event-stream'])?.schema;
  const errorRows = Object.entries(errors).map(
    ([status, { description }]) => `<tr><td>${escapeHtml(status)}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<details id="${escapeHtml(operationId)}">
<summary><b>${escapeHtml(method.toUpperCase())}</b><code>${escapeHtml(path)}</code><span>${escapeHtml(summary)}</span></summary>
${notesOf(operation)}
${parameters.length === 0 ? '' : `<h3>Parameters</h3><table>${parameters.map(parameterRow).join('')}</table>`}
${Object.entries(requestBody?.content ?? {})
  .map(([type, { schema }]) => `<h3>Body, ${type}</h3><pre>${outline(schema)}</pre>`)
  .join('')}
${answer ? `<h3>Answer</h3><pre>${outline(answer)}</pre>` : ''}
<h3>Errors</h3><table>${errorRows.join('')}</table>
</details>`;
};

const bodyHtml = ({ info, tags, paths, components }: OpenApiDocument): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => {
    const own = operations.filter(({ operation }) => operation.tags.includes(name));
    return `<section id="service-${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>
${own.map(({ path, method, operation }) => operationHtml(path, method, operation)).join('')}</section>`;
  });
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${outline(schema)}</pre>`,
  );
  const links = tags.map(({ name }) => `<li><a href="#service-${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  const [introduction = '', ...rules] = info.description.split('\n').filter((line) => line !== '');
  return `<header><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(introduction)} For programs: <a href="/openapi.json">openapi.json</a>.</p>
<ul>${rules.map((rule) => `<li>${escapeHtml(rule.replace(/^- /, '').replaceAll('`', ''))}</li>`).join('')}</ul></header>
<nav aria-label="Services"><ul>${links.join('')}<li><a href="#shapes">shapes</a></li></ul></nav>
<main>${sections.join('')}<section id="shapes"><h2>shapes</h2>${shapes.join('')}</section></main>`;
};

/** Renders the document as a page without scripts and without content from other hosts. */
export const openApiPage = (document: OpenApiDocument): Response => {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(document.info.title)} API</title><style nonce="${nonce}">${style}</style></head>
<body>${bodyHtml(document)}</body></html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'`,
      'Cache-Control': 'no-store',
    },
  });
};
