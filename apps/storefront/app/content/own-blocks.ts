import { type BlockRegistry, defineBlock, type OwnBlocks, readProps } from '@ironcart/react-ui';
import * as react from 'react';

/** Creates the blocks of a store's own module with this page's React. */
export const makeOwnBlocks = (own: OwnBlocks): BlockRegistry => own({ react, defineBlock, readProps });

/** Loads the store's own blocks in the browser. @param path of the module, on this host */
export const loadOwnBlocks = async (path: string): Promise<{ readonly blocks: BlockRegistry }> => {
  const own: { readonly default: OwnBlocks } = await import(/* @vite-ignore */ path);
  return { blocks: makeOwnBlocks(own.default) };
};
