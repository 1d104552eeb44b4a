import type { ProductCardView } from '@ironcart/react-ui';
import { productListMachine, selectListedProducts } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { loadPartData } from '../data/fetch-route-data.ts';
import { type BlockViewDetail, blockViewEvent } from './block-view-event.ts';

/** Distance below the window at which a row starts to load. */
const margin = '200px';

/** The server's response for a row. */
export interface ProductCards {
  readonly cards: readonly ProductCardView[];
}

export interface ProductRowRun<Answer extends ProductCards> {
  readonly element: HTMLElement;
  /** The data route for the products, and its URL within the site. */
  readonly route: { readonly id: string; readonly address: string };
  /** The site's base path. */
  readonly basePath: string;
  /** Called with undefined if the products cannot be loaded. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

/**
 * Loads a row's products once the row is near the window, and queues its views until then. @returns a cleanup function
 */
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
