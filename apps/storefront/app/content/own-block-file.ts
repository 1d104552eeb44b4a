import type { OwnBlocks } from '@ironcart/react-ui';
import type { OwnBlockFile, OwnFiles } from '../site/own-files.ts';
import { keepBlocks } from './arrived-blocks.ts';
import { makeOwnBlocks } from './own-blocks.ts';

/** Configuration of the store's own blocks: docs/extending/cms-block.md. */
export interface OwnBlocksOption {
  /** A JavaScript module without imports whose default export is an `OwnBlocks` of `@ironcart/react-ui`. */
  readonly module: URL;
  /** Its style sheet. */
  readonly styles?: URL | undefined;
}

/**
 * Loads the store's own blocks for server rendering and adds their files to those that the browser can load.
 * @throws whatever the module throws
 */
export const openOwnBlocks = async ({ module, styles }: OwnBlocksOption, files: OwnFiles): Promise<OwnBlockFile> => {
  const loaded: { readonly default: OwnBlocks } = await import(/* @vite-ignore */ module.href);
  const blocks = makeOwnBlocks(loaded.default);
  const set = files.add(module);
  keepBlocks(set, blocks);
  return { set, names: Object.keys(blocks), ...(styles ? { styles: files.add(styles) } : {}) };
};
