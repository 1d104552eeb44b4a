import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RegionPanelProps } from './RegionPanel.tsx';

/** How long the page is left alone before it asks, in milliseconds. */
const askAfterMs = 3_000;

/** Nothing where its code does not arrive: nobody misses a question. */
const RegionPanel = lazy<ComponentType<RegionPanelProps>>(async () => {
  const module = await import('./RegionPanel.tsx').catch(() => undefined);
  return { default: module?.RegionPanel ?? (() => null) };
});

/** The region prompt's code is fetched once the page has nothing else to do. */
export const LateRegionPanel = (props: RegionPanelProps) => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const waiting = window.setTimeout(() => setDue(true), askAfterMs);
    return () => window.clearTimeout(waiting);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <RegionPanel {...props} />
      </Suspense>
    )
  );
};
