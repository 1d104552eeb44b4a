import { type BlockContext, type BlockRegistry, lazyWithRetry, readProps } from '@ironcart/react-ui';
import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { LateMark } from '../start/LateMark.tsx';
import { type BlockSet, blocksOf } from './arrived-blocks.ts';

export interface LateBlockProps {
  readonly name: string;
  /** The set that contains the block. */
  readonly set: BlockSet;
  readonly props: readProps.RawProps;
  readonly context: BlockContext;
}

const blockIn = (blocks: BlockRegistry, { name, props, context }: LateBlockProps): ReactNode => {
  try {
    return blocks[name]?.(props, context);
  } catch (error) {
    if (!(error instanceof readProps.BlockPropsError)) throw error;
    console.warn(error.message);
    return null;
  }
};

/** Views being loaded, by set; each block has its own error boundary. */
const lateParts = new Map<BlockSet, ComponentType<LateBlockProps>>();

const partOf = (set: BlockSet): ComponentType<LateBlockProps> => {
  const known = lateParts.get(set);
  if (known) return known;
  const part = lazyWithRetry<LateBlockProps>(async () => {
    const blocks = await blocksOf(set);
    return (props) => blockIn(blocks, props);
  });
  lateParts.set(set, part);
  return part;
};

const ArrivedBlock = (props: LateBlockProps): ReactNode => {
  const [blocks] = useState(() => blocksOf(props.set));
  if (!(blocks instanceof Promise)) return blockIn(blocks, props);
  const Part = partOf(props.set);
  return <Part {...props} />;
};

/** A block whose view is loaded after the page; its server-rendered markup stays until then. */
export const LateBlock = (props: LateBlockProps) => (
  <Suspense>
    <ArrivedBlock {...props} />
    <LateMark />
  </Suspense>
);
