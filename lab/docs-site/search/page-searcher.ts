import { searchIndexHash } from 'virtual-page-data';
import { findInPages, type IndexedPage } from './find-in-pages.ts';

declare const __webpack_public_path__: string;

/**
 * Replaces the class of the same name in Rspress 2.0.22, which finds only texts that contain the query literally ("tax
 * refund" finds nothing), indexes for two seconds, and shows the found text in lower case.
 */
export class PageSearcher {
  readonly #options: { readonly currentLang: string; readonly indexName: string };
  #pages: Promise<readonly IndexedPage[]> | undefined;

  constructor(options: { readonly currentLang: string; readonly indexName: string }) {
    this.#options = options;
  }

  async init(): Promise<void> {
    await this.fetchSearchIndex();
  }

  fetchSearchIndex(): Promise<readonly IndexedPage[]> {
    this.#pages ??= this.#fetchPages();
    return this.#pages;
  }

  async match(query: string) {
    const result = findInPages(await this.fetchSearchIndex(), query);
    return [{ group: this.#options.indexName, renderType: 'default', result }];
  }

  async #fetchPages(): Promise<readonly IndexedPage[]> {
    const { currentLang } = this.#options;
    const base = __webpack_public_path__.replace(/\/$/, '');
    const answer = await fetch(
      `${base}/static/search_index.${currentLang}.${searchIndexHash[`###${currentLang}`]}.json`,
    );
    if (!answer.ok) throw new Error('The search index could not be loaded. Reload the page.');
    return answer.json();
  }
}
