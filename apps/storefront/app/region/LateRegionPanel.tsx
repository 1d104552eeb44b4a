import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { RegionPanelProps } from './RegionPanel.tsx';
import { isOtherSiteOffered } from './region-question.ts';

/** Properties known to the page. */
interface LateRegionPanelProps extends Omit<RegionPanelProps, 'sites'> {
  /** The site's base path. */
  readonly basePath: string;
}

/** Delay before the server is asked whether to show the region prompt, in milliseconds. */
const askAfterMs = 3_000;

/** Renders nothing if its code or the sites cannot be loaded, because the prompt is optional. */
const RegionPanelWithSites = lazy<ComponentType<Omit<RegionPanelProps, 'sites'>>>(async () => {
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

/** The region prompt, loaded only for visitors whom the server would offer another site. */
export const LateRegionPanel = ({ basePath, ...props }: LateRegionPanelProps) => {
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const waiting = window.setTimeout(async () => setOffered(await isOtherSiteOffered(basePath)), askAfterMs);
    return () => window.clearTimeout(waiting);
  }, [basePath]);
  return (
    isOffered && (
      <Suspense fallback={null}>
        <RegionPanelWithSites {...props} />
      </Suspense>
    )
  );
};
