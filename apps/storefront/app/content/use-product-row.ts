import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import type { BlockViewDetail } from './block-view-event.ts';
import type { ProductCards, ProductRowRun, RunningProductRow } from './run-product-row.ts';
import { watchRow } from './watch-row.ts';

/** A product row that loads when its element becomes visible. */
export interface ProductRowState<Answer> {
  /** For the row's element. */
  readonly row: RefObject<HTMLDivElement | null>;
  readonly isLoaded: boolean;
  /** Undefined until it is loaded, and after a failure. */
  readonly answer: Answer | undefined;
}

/** Requests a row's products from a data route when the row comes near the window; its code is loaded then. */
export const useProductRow = <Answer extends ProductCards>({
  id,
  address,
}: ProductRowRun<Answer>['route']): ProductRowState<Answer> => {
  const [state, setState] = useState<{ readonly answer: Answer | undefined }>();
  const row = useRef<HTMLDivElement>(null);
  const home = useHref('/');
  useEffect(() => {
    const element = row.current;
    if (element === null) return;
    let running: RunningProductRow | undefined;
    let isGone = false;
    const views: BlockViewDetail[] = [];
    const run = async () => {
      const { runProductRow } = await import('./run-product-row.ts');
      if (isGone) return;
      running = runProductRow<Answer>({
        route: { id, address },
        basePath: home === '/' ? '' : home,
        onAnswer: (answer) => setState({ answer }),
      });
      for (const view of views) running.see(view);
    };
    const unwatch = watchRow(element, {
      // Offline, or with a newer release, its code does not arrive: the row is as after a failed request.
      onNear: () =>
        void run().catch(() => {
          unwatch();
          for (const { tell } of views) tell();
          setState({ answer: undefined });
        }),
      onView: (view) => (running ? running.see(view) : views.push(view)),
    });
    return () => {
      isGone = true;
      unwatch();
      running?.stop();
    };
  }, [home, id, address]);
  return { row, isLoaded: state !== undefined, answer: state?.answer };
};
