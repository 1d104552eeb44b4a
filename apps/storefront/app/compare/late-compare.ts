import { comparedPath, readCompared } from './compared-products.ts';

/** Loads the bar of compared products on lists, once the shopper has chosen some. */
export const createLateCompare = () => {
  let isNeeded = false;
  return {
    see: (): void => {
      const isList = document.querySelector(`article form[action$="${comparedPath}"]`) !== null;
      isNeeded ||= isList && readCompared(document.cookie).length > 0;
      if (!isNeeded) return;
      // The comparison's own page works without it.
      void import('./compare-bar.tsx').then(
        ({ compareBar }) => compareBar().see(),
        () => undefined,
      );
    },
  };
};
