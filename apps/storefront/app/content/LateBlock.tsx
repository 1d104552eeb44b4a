import { type BlockContext, readProps } from '@ironcart/react-ui';
import { type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { blockHydratedEvent } from '../start/hydrated-event.ts';
import { blocksWith, type lateNames } from './arrived-blocks.ts';

export interface LateBlockProps {
  readonly name: (typeof lateNames)[number];
  readonly props: readProps.RawProps;
  readonly context: BlockContext;
}

const ArrivedBlock = ({ name, props, context }: LateBlockProps): ReactNode => {
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

const Told = ({ onArrive }: { readonly onArrive: () => void }) => {
  useEffect(() => onArrive(), [onArrive]);
  return null;
};

/**
 * A block whose view comes after the page: what the server rendered stands until it is there. Until then a mark says that
 * nobody listens to it, so that what is pressed in it is held.
 */
export const LateBlock = (props: LateBlockProps) => {
  const [isThere, setThere] = useState(false);
  const [arrive] = useState(() => () => setThere(true));
  useEffect(() => {
    if (isThere) document.dispatchEvent(new Event(blockHydratedEvent));
  }, [isThere]);
  return (
    <>
      <Suspense>
        <ArrivedBlock {...props} />
        <Told onArrive={arrive} />
      </Suspense>
      {!isThere && <template data-late="" />}
    </>
  );
};
