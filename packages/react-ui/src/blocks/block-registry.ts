import { basicBlocks } from './basic-blocks.tsx';
import { furtherBlocks } from './further-blocks.tsx';

/** Every block of this package, by name. */
export const blockRegistry = { ...basicBlocks, ...furtherBlocks } as const;

export type BlockName = keyof typeof blockRegistry;
