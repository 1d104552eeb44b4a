import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RegionPanelProps } from './RegionPanel.tsx';

/** What a page says of itself. */
type LateRegionPanelProps = Omit<RegionPanelProps, 'sites'>;

/** How long the page is left alone before it asks, in milliseconds. */
const askAfterMs = 3_000;

/** Nothing where its code or the sites do not arrive: nobody misses a question. */
const RegionPanelWithSites = lazy<ComponentType<LateRegionPanelProps>>(async () => {
  try {
    const [{ RegionPanel }, { loadSites }] = await Promise.all([
      import('./RegionPanel.tsx'),
      import('./load-sites.ts'),
    ]);
    const sites = await loadSites();
    return { default: (props) => <RegionPanel {...props} sites={sites} /> };
  } catch {
    return { default: () => null };
  }
});

/** The region prompt's code is fetched once the page has nothing else to do. */
export const LateRegionPanel = (props: LateRegionPanelProps) => {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const waiting = window.setTimeout(() => setDue(true), askAfterMs);
    return () => window.clearTimeout(waiting);
  }, []);
  return (
    isDue && (
      <Suspense fallback={null}>
        <RegionPanelWithSites {...props} />
      </Suspense>
    )
  );
};
