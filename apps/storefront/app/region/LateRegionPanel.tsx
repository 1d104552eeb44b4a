import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RegionPanelProps } from './RegionPanel.tsx';

/** Properties known to the page. */
type LateRegionPanelProps = Omit<RegionPanelProps, 'sites'>;

/** Delay before the region prompt is loaded, in milliseconds. */
const askAfterMs = 3_000;

/** Renders nothing if its code or the sites cannot be loaded, because the prompt is optional. */
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

/** The region prompt, loaded once the page is idle. */
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
