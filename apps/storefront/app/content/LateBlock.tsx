import { type BlockContext, readProps } from '@ironcart/react-ui';
import { use } from 'react';
import { blocksWith, type lateNames } from './arrived-blocks.ts';

export interface LateBlockProps {
  readonly name: (typeof lateNames)[number];
  readonly props: readProps.RawProps;
  readonly context: BlockContext;
}

/** A block whose view comes after the page: what the server rendered stands until it is there. */
export const LateBlock = ({ name, props, context }: LateBlockProps) => {
  const blocks = blocksWith(name);
  const registry = blocks instanceof Promise ? use(blocks) : blocks;
  try {
    return registry[name]?.(props, context);
  } catch (error) {
    if (!(error instanceof readProps.BlockPropsError)) throw error;
    console.warn(error.message);
    return null;
  }
};
