import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import type { ProductCards, ProductRowRun } from './run-product-row.ts';

/** A product row that loads when its element becomes visible. */
export interface ProductRowState<Answer> {
  /** For the row's element. */
  readonly row: RefObject<HTMLDivElement | null>;
  readonly isLoaded: boolean;
  /** Undefined until it is loaded, and after a failure. */
  readonly answer: Answer | undefined;
}

/** Requests a row's products from a data route when the row comes into view; its code is loaded on first use. */
export const useProductRow = <Answer extends ProductCards>({
  id,
  address,
}: ProductRowRun<Answer>['route']): ProductRowState<Answer> => {
  const [state, setState] = useState<{ readonly answer: Answer | undefined }>();
  const row = useRef<HTMLDivElement>(null);
  const home = useHref('/');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const run = async () => {
      const { runProductRow } = await import('./run-product-row.ts');
      const element = row.current;
      if (isGone || element === null) return;
      stop = runProductRow<Answer>({
        element,
        route: { id, address },
        basePath: home === '/' ? '' : home,
        onAnswer: (answer) => setState({ answer }),
      });
    };
    // Offline, or with a newer release, its code does not arrive: the row is as after a failed request.
    void run().catch(() => setState({ answer: undefined }));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [home, id, address]);
  return { row, isLoaded: state !== undefined, answer: state?.answer };
};
