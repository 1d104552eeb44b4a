import { type BlockContext, type BlockRegistry, latePart, readProps } from '@ironcart/react-ui';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { blockHydratedEvent } from '../start/hydrated-event.ts';
import { blocksWith, lateNames } from './arrived-blocks.ts';

export interface LateBlockProps {
  readonly name: (typeof lateNames)[number];
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

const partOf = (name: LateBlockProps['name']) =>
  latePart<LateBlockProps>(async () => {
    const blocks = await blocksWith(name);
    return (props) => blockIn(blocks, props);
  });

/** The views that are on their way, by block; each fails in its own place. */
const lateParts = Object.fromEntries(lateNames.map((name) => [name, partOf(name)]));

const ArrivedBlock = (props: LateBlockProps): ReactNode => {
  const [blocks] = useState(() => blocksWith(props.name));
  if (!(blocks instanceof Promise)) return blockIn(blocks, props);
  const Part = lateParts[props.name];
  return Part && <Part {...props} />;
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
