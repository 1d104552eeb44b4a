import type { ProductCardView } from '@ironcart/react-ui';
import { productListMachine, selectListedProducts } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { loadPartData } from '../data/fetch-route-data.ts';
import type { BlockViewDetail } from './block-view-event.ts';

/** The server's response for a row. */
export interface ProductCards {
  readonly cards: readonly ProductCardView[];
}

export interface ProductRowRun<Answer extends ProductCards> {
  /** The data route for the products, and its URL within the site. */
  readonly route: { readonly id: string; readonly address: string };
  /** The site's base path. */
  readonly basePath: string;
  /** Called with undefined if the products cannot be loaded. */
  readonly onAnswer: (answer: Answer | undefined) => void;
}

export interface RunningProductRow {
  /** Reports a view of the row once its products are loaded. */
  readonly see: (view: BlockViewDetail) => void;
  readonly stop: () => void;
}

/** Loads the products of a row that comes into view. */
export const runProductRow = <Answer extends ProductCards>({
  route,
  basePath,
  onAnswer,
}: ProductRowRun<Answer>): RunningProductRow => {
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
  actor.send({ type: 'list.seen' });
  return {
    see: ({ name, tell }) => {
      tellers.set(name, tell);
      actor.send({ type: 'list.viewed', view: { name } });
    },
    stop: () => actor.stop(),
  };
};
