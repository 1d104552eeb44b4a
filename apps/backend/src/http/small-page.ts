import { randomBytes } from 'node:crypto';
import { escapeHtml } from './escape-html.ts';

/** The storefront's style and font, light or dark like the page around the frame; the background is transparent. */
const pageStyle = `
@font-face { font-family: 'Source Sans 3 Variable'; font-weight: 200 900; font-display: swap;
  src: url('/fonts/text.woff2') format('woff2'); }
:root { --ink: #15171a; --ground: #f5f3ef; --surface: #fff; --edge: #7d8186; --error: #b3211a; color: var(--ink);
  background: transparent; font: 16px/1.5 'Source Sans 3 Variable', 'Source Sans 3', -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
  color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f2f0eb; --ground: #121416; --surface: #1a1d20; --edge: #767b81; --error: #ff8a80; }
}
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; }
label { display: block; font-size: 14px; font-weight: 600; margin-bottom: 4px; }
input { font: inherit; font-size: 16px; width: 100%; min-height: 48px; padding: 8px 12px; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: 2px; font-variant-numeric: tabular-nums; }
input[aria-invalid='true'] { border-color: var(--error); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
button { font: inherit; font-weight: 700; min-height: 48px; padding: 8px 24px; border: 1px solid var(--ink); border-radius: 2px;
  background: transparent; color: inherit; cursor: pointer; }
button.main { background: var(--ink); color: var(--ground); }
.error { color: var(--error); margin: 4px 0 0; min-height: 24px; font-size: 14px; }
`;

/** A complete page outside of the storefront, with a content security policy for only its own style and script. */
export const smallPage = (
  {
    title,
    head = '',
    style = '',
    body,
    script = '',
  }: { title: string; head?: string; style?: string; body: string; script?: string },
  status = 200,
): Response => {
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}<style nonce="${nonce}">${pageStyle}${style}</style>
</head>
<body>${body}${script === '' ? '' : `<script nonce="${nonce}">${script}</script>`}</body>
</html>`;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
  ].join('; ');
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  });
};
