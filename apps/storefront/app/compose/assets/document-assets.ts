/** What a page's head links to: paths on this host, in the order in which they are to be loaded. */
export interface DocumentAssets {
  /** The module that makes the page interactive. */
  readonly entry: string;
  /** Modules that the entry will need for this page. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first screen. */
  readonly fonts: readonly string[];
}

/** The browser's files: built and held in memory in production, made by Vite while developing. */
export interface StorefrontAssets {
  /** Answers a request for one of the files, or undefined where there is none. */
  serve(request: Request): Response | undefined;
  /** What a page needs that shows these modules, named by their paths below apps/storefront. */
  documentAssets(modules: readonly string[]): DocumentAssets;
  /** The script that stands in a page's head and starts the application in time; '' while developing: it starts at once. */
  readonly starter: string;
  /** The service worker's script, without the release that the server writes in front of it; '' while developing: there is none. */
  readonly worker: string;
  /** HTML for the head that only development needs; '' in production. */
  headHtml(nonce: string): string;
  readonly isDevelopment: boolean;
}
