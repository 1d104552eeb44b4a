import type { Site } from '@ironcart/core/site';
import { CompareBar, type ProductCardView, UiProvider } from '@ironcart/react-ui';
import iconsUrl from '@ironcart/react-ui/icons.svg?no-inline';
import { createRoot } from 'react-dom/client';
import { loadPartData } from '../data/fetch-route-data.ts';
import { type PageState, pageStateElementId } from '../data/page-state.ts';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';
import { comparedCookieText, comparedHref, comparedPath, mostCompared, readCompared } from './compared-products.ts';

/** The site of the compared products, from the page: another site is another document. */
const siteOfPage = (): Pick<Site, 'basePath' | 'currency' | 'locale'> => {
  const text = document.getElementById(pageStateElementId)?.textContent ?? '{}';
  const { root } = (JSON.parse(text) as PageState).loaderData;
  return (root as { readonly site: Site }).site;
};

/** The bar of compared products at the foot of lists, in a separate React root. */
export interface ComparedBar {
  /** Adds or removes a product. */
  readonly toggle: (productId: number) => void;
  /** Called after navigation: only lists show the bar. */
  readonly see: () => void;
}

const keep = (ids: readonly number[]): void =>
  setBrowserCookie(comparedCookieText(ids, { isHttps: window.location.protocol === 'https:' }));

const loadCards = loadPartData('product-cards');

const buttons = (): readonly (readonly [HTMLButtonElement, productId: number])[] =>
  [...document.querySelectorAll<HTMLFormElement>(`form[action$="${comparedPath}"]`)].flatMap((form) => {
    const button = form.querySelector('button');
    return button && form.closest('article') ? [[button, Number(new FormData(form).get('productId'))] as const] : [];
  });

const createBar = (): ComparedBar => {
  const site = siteOfPage();
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const cards = new Map<number, ProductCardView>();
  let isFull = false;

  const addCards = async (ids: readonly number[]): Promise<void> => {
    const url = new URL(`${site.basePath}/product-cards?ids=${ids.join(',')}`, window.location.origin);
    const answer = (await loadCards({ request: new Request(url) })) as { readonly cards: readonly ProductCardView[] };
    for (const card of answer.cards) cards.set(card.product.productId, card);
  };

  const show = (): void => {
    const ids = readCompared(document.cookie);
    const onPage = buttons();
    for (const [button, productId] of onPage) button.setAttribute('aria-pressed', String(ids.includes(productId)));
    const products = ids.flatMap((id) => cards.get(id) ?? []);
    const change = (next: readonly number[]): void => {
      keep(next);
      isFull = false;
      show();
      // Otherwise the focus would be lost with the removed button.
      if (next.length === 0) onPage.find(([, productId]) => ids.includes(productId))?.[0].focus();
    };
    root.render(
      onPage.length > 0 && products.length > 0 ? (
        <UiProvider iconsUrl={iconsUrl} currency={site.currency} locale={site.locale}>
          <CompareBar
            products={products}
            most={mostCompared}
            href={site.basePath + comparedHref(products.map(({ product }) => product.productId))}
            isFull={isFull}
            onRemove={(productId) => change(ids.filter((id) => id !== productId))}
            onClear={() => change([])}
          />
        </UiProvider>
      ) : null,
    );
  };

  const see = (): void => {
    show();
    const missing = readCompared(document.cookie).filter((id) => !cards.has(id));
    // The bar is shown only with the products' names; the comparison's own page works without it.
    if (missing.length > 0) void addCards(missing).then(show, () => undefined);
  };

  return {
    see,
    toggle: (productId) => {
      const ids = readCompared(document.cookie);
      const isChosen = ids.includes(productId);
      isFull = !isChosen && ids.length >= mostCompared;
      if (!isFull) keep(isChosen ? ids.filter((id) => id !== productId) : [...ids, productId]);
      see();
    },
  };
};

let bar: ComparedBar | undefined;

/** The page's bar of compared products; created with the first use. */
export const compareBar = (): ComparedBar => {
  bar ??= createBar();
  return bar;
};
