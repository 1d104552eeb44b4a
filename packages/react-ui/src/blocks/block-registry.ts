import { basicBlocks } from './basic-blocks.tsx';
import { eventBlocks } from './event-blocks.tsx';
import { layoutBlocks } from './layout-blocks.tsx';

/** Every block of this package, by name. */
export const blockRegistry = { ...basicBlocks, ...layoutBlocks, ...eventBlocks } as const;

export type BlockName = keyof typeof blockRegistry;
