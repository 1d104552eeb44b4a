import { requireText } from '../require-argument.ts';

/** Elements that have no end tag. */
const isEmpty = (tag: string): boolean =>
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/.test(tag);

const tokens = /<!--[\s\S]*?-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>|([^<]+)/gi;

/** 'panel' of '_panel_7bf234': the name that a CSS module gives a class, without the mark of its file. */
const plainClass = (name: string): string => name.replace(/^_(.+)_[\da-f]{6}$/, '$1');

/** Ids that React made, by which elements of a page refer to each other, numbered from 1. */
const withNumberedIds = (html: string): string => {
  const ids = new Map<string, string>();
  return html.replace(/_[rR]_[\da-zA-Z]*_/g, (id) => {
    ids.set(id, ids.get(id) ?? `id-${ids.size + 1}`);
    return ids.get(id) ?? id;
  });
};

/** Longer values, for example an image's sources, are cut in a record. */
const longestValue = 100;

const attributesOf = (source: string): string => {
  const all = [...source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = '', value]) => [name, value] as const);
  const classes = (all.find(([name]) => name === 'class')?.[1] ?? '').split(' ').filter(Boolean).map(plainClass);
  const others = all
    .filter(([name]) => name !== 'class' && name !== 'nonce')
    .map(([name, value = '']) => (value === '' ? ` ${name}` : ` ${name}=${value.slice(0, longestValue)}`));
  return [...classes.map((name) => `.${name}`), ...others].join('');
};

/**
 * Outline of an HTML page or fragment for comparison with a record: each element on its own line, with its classes,
 * attributes and text, indented by its depth. Omits scripts, styles, icon drawings, and what differs per rendering.
 */
export const outlineOf = (html: string): string => {
  requireText(html, 'html');
  const lines: string[] = [];
  let depth = 0;
  let drawn = 0;
  const shown = withNumberedIds(html).replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
  for (const [, ended, begun, attributes = '', text] of shown.matchAll(tokens)) {
    const tag = (ended ?? begun)?.toLowerCase();
    if (ended !== undefined) {
      if (drawn > 0) drawn -= 1;
      else depth -= 1;
    } else if (tag !== undefined) {
      const isClosed = isEmpty(tag) || attributes.endsWith('/');
      if (drawn === 0) lines.push(' '.repeat(depth) + tag + attributesOf(attributes));
      if (drawn > 0 || tag === 'svg') drawn += isClosed ? 0 : 1;
      else if (!isClosed) depth += 1;
    } else if (text !== undefined && text.trim() !== '' && drawn === 0) {
      lines.push(`${' '.repeat(depth)}"${text.replace(/\s+/g, ' ').trim()}"`);
    }
  }
  return `${lines.join('\n')}\n`;
};
