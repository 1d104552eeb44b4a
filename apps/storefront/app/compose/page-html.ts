import { languageTagOf, type Site } from '@ironcart/core';
import type { PageState } from '../data/page-state.ts';
import { pageStateElementId } from '../data/page-state.ts';
import type { HeadTag } from '../head/page-head.ts';
import type { DocumentAssets } from './assets/document-assets.ts';
import { embedJson, escapeHtml } from './html.ts';

const attributesHtml = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');

const tagHtml = ({ tag, attributes, text }: HeadTag): string =>
  text === undefined
    ? `<${tag}${attributesHtml(attributes)}>`
    : `<${tag}${attributesHtml(attributes)}>${escapeHtml(text)}</${tag}>`;

const link = (attributes: Readonly<Record<string, string>>): string => tagHtml({ tag: 'link', attributes });

export interface PageHtmlOptions {
  readonly site: Site;
  readonly nonce: string;
  readonly assets: DocumentAssets;
  readonly developmentHtml: string;
  readonly headTags: readonly HeadTag[];
  readonly state: PageState;
  /** 'high' while the shopper keeps the high-contrast mode on. */
  readonly contrast: 'high' | undefined;
}

/** The page around the rendered views: everything before them, and everything after. */
export const pageHtml = (options: PageHtmlOptions): { readonly head: string; readonly tail: string } => {
  const { site, nonce, assets, headTags, state } = options;
  const rootAttributes = {
    lang: languageTagOf(site.locale),
    ...(options.contrast ? { 'data-contrast': options.contrast } : {}),
  };
  const head = [
    `<!doctype html><html${attributesHtml(rootAttributes)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...headTags.map(tagHtml),
    ...assets.fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...assets.styles.map((href) => link({ rel: 'stylesheet', href })),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="manifest" href="/site.webmanifest">',
    ...assets.preloads.map((href) => link({ rel: 'modulepreload', href, nonce })),
    options.developmentHtml,
    `<script type="module" src="${assets.entry}" nonce="${nonce}"></script>`,
    '</head><body><div id="root">',
  ];
  const tail = [
    '</div>',
    `<script type="application/json" id="${pageStateElementId}" nonce="${nonce}">${embedJson(state)}</script>`,
    '</body></html>',
  ];
  return { head: head.join(''), tail: tail.join('') };
};
