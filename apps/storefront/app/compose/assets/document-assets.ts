/** The files that a page's head links to: paths on this host, in loading order. */
export interface DocumentAssets {
  /** The module that hydrates the page. */
  readonly entry: string;
  /** Modules that the entry imports for this page. */
  readonly preloads: readonly string[];
  /** Modules that are loaded once the page is interactive. */
  readonly later: readonly string[];
  readonly styles: readonly string[];
  /** Fonts of the first screen. */
  readonly fonts: readonly string[];
}

/** The browser's files: built and held in memory in production, provided by Vite in development. */
export interface StorefrontAssets {
  /** Answers a request for one of the files; undefined for any other path. */
  serve(request: Request): Response | undefined;
  /**
   * The files for a page with these modules, named by their paths below apps/storefront.
   * @param styled modules of which only the styles are linked
   * @param later modules that the page loads once it is interactive
   */
  documentAssets(modules: readonly string[], styled?: readonly string[], later?: readonly string[]): DocumentAssets;
  /**
   * The inline script that starts the application at the right time; '' in development, where it starts immediately.
   */
  readonly starter: string;
  /**
   * The files that list the dependencies of each chunk that a page loads later (`bundling/preload-lists.ts`): one in
   * production, none in development.
   */
  readonly preloadLists: readonly string[];
  /** The service worker's script, without the release that the server prepends; '' in development. */
  readonly worker: string;
  /** HTML for the head that only development needs; '' in production. */
  headHtml(nonce: string): string;
  readonly isDevelopment: boolean;
}
