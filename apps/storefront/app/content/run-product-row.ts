import type { ProductCardView } from '@ironcart/react-ui';
import { productListMachine, selectListedProducts } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { loadPartData } from '../data/fetch-route-data.ts';
import { type BlockViewDetail, blockViewEvent } from './block-view-event.ts';

/** How far below the window a row counts as seen, so that it is there when the shopper is. */
const margin = '200px';

/** What the server answers to a row that asks for its products. */
export interface ProductCards {
  readonly cards: readonly ProductCardView[];
}

export interface ProductRowRun<Answer extends ProductCards> {
  readonly element: HTMLElement;
  /** The data route that answers the products, and its address within the site. */
  readonly route: { readonly id: string; readonly address: string };
  /** The site's base path. */
  readonly basePath: string;
  /** Hears of nothing where the products cannot be had. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/** Loads a row's products once the row is seen, and holds back what is told of it until then. @returns what ends it */
export const runProductRow = <Answer extends ProductCards>({
  element,
  route,
  basePath,
  onAnswer,
}: ProductRowRun<Answer>): (() => void) => {
  let answer: Answer | undefined;
  const tellers = new Map<string, () => void>();
  const load = async (signal: AbortSignal) => {
    const url = new URL(basePath + route.address, window.location.origin);
    answer = (await loadPartData(route.id)({ request: new Request(url, { signal }) })) as Answer;
    return answer.cards.map(({ product }) => product);
  };
  const actor = createActor(productListMachine, {
    input: { ports: { load, report: ({ name }) => tellers.get(name)?.() } },
  });
  actor.subscribe((snapshot) => {
    if (selectListedProducts(snapshot) !== undefined) onAnswer(answer);
  });
  actor.start();

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) actor.send({ type: 'list.seen' });
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  const frame = element.closest('[data-track]');
  const keepView = (event: Event) => {
    event.preventDefault();
    const { name, tell } = (event as CustomEvent<BlockViewDetail>).detail;
    tellers.set(name, tell);
    actor.send({ type: 'list.viewed', view: { name } });
  };
  frame?.addEventListener(blockViewEvent, keepView);
  return () => {
    observer.disconnect();
    frame?.removeEventListener(blockViewEvent, keepView);
    actor.stop();
  };
};
