import { languageTagOf, type Site } from '@ironcart/core/site';
import { pageStateElementId } from '../data/page-state.ts';
import type { HeadTag } from '../head/page-head.ts';
import { type Brand, iconOf } from '../site/brand.ts';
import type { StartTime } from '../start/when-to-start.ts';
import type { DocumentAssets } from './assets/document-assets.ts';
import { embedJson, escapeHtml } from './html.ts';
import { linkedData, type Thing } from './structured-data.ts';

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
  /** The inline script that queues early presses and starts the application; '' in development. */
  readonly starter: string;
  readonly starts: StartTime;
  readonly developmentHtml: string;
  readonly headTags: readonly HeadTag[];
  readonly brand: Pick<Brand, 'icon' | 'appIcon'>;
  /** The page's structured data. */
  readonly things: readonly Thing[];
  /** The page's serialized data for hydration. */
  readonly state: string;
  /** 'high' in high-contrast mode. */
  readonly contrast: 'high' | undefined;
  /**
   * Whether the cookie consent panel is at the foot of the window: the content leaves space for it before it is
   * rendered.
   */
  readonly hasFootNotice: boolean;
  /** Marks a page of an unpublished store, for the script that reports rate-limited requests. */
  readonly isReview: boolean;
  /** Whether the store has a service worker for reading offline. */
  readonly hasWorker: boolean;
  /** The digest of the flags that the page was rendered with; undefined if it used none. */
  readonly flags: string | undefined;
}

const dataScript = (attributes: Readonly<Record<string, string>>, json: string): string =>
  `<script${attributesHtml(attributes)}>${json}</script>`;

const moduleScript = (entry: string, nonce: string): string =>
  `<script type="module" src="${entry}" nonce="${nonce}"></script>`;

/** The tags that load the application: its modules are linked only if it starts with the page. */
const startHtml = ({ assets, starter, starts, nonce, site }: PageHtmlOptions): string => {
  const isLinked = starter === '' || starts === 'atOnce';
  const attributes = {
    nonce,
    ...(isLinked
      ? {}
      : { 'data-entry': assets.entry, 'data-modules': assets.preloads.join(' '), 'data-site': site.code }),
    'data-starts': starts,
  };
  const script = starter === '' ? '' : `<script${attributesHtml(attributes)}>${starter}</script>`;
  if (!isLinked) return script;
  const links = [
    ...assets.preloads.map((href) => link({ rel: 'modulepreload', href, nonce })),
    ...assets.later.map((href) => link({ rel: 'modulepreload', fetchpriority: 'low', href, nonce })),
  ];
  return script + links.join('') + moduleScript(assets.entry, nonce);
};

/** The HTML before and after the rendered views. */
export const pageHtml = (options: PageHtmlOptions): { readonly head: string; readonly tail: string } => {
  const { site, nonce, assets, headTags, brand, things, state } = options;
  const rootAttributes = {
    lang: languageTagOf(site.locale),
    ...(options.contrast ? { 'data-contrast': options.contrast } : {}),
    ...(options.hasFootNotice ? { 'data-foot-notice': '' } : {}),
    ...(options.isReview ? { 'data-environment': 'review' } : {}),
    ...(options.hasWorker ? {} : { 'data-offline': 'off' }),
    ...(options.flags === undefined ? {} : { 'data-flags': options.flags }),
  };
  const head = [
    `<!doctype html><html${attributesHtml(rootAttributes)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...headTags.map(tagHtml),
    options.developmentHtml,
    // Before the styles, because a script waits for the stylesheets above it.
    startHtml(options),
    ...assets.fonts.map((href) => link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href })),
    ...assets.styles.map((href) => link({ rel: 'stylesheet', href })),
    link({ rel: 'icon', href: iconOf(brand).src, type: iconOf(brand).type }),
    ...(brand.appIcon ? [link({ rel: 'apple-touch-icon', href: brand.appIcon.src })] : []),
    link({ rel: 'manifest', href: '/site.webmanifest' }),
    ...(things.length > 0 ? [dataScript({ type: 'application/ld+json', nonce }, embedJson(linkedData(things)))] : []),
    '</head><body><div id="root">',
  ];
  const tail = [
    '</div>',
    dataScript({ type: 'application/json', id: pageStateElementId, nonce }, state),
    '</body></html>',
  ];
  return { head: head.join(''), tail: tail.join('') };
};
