import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { page, blocks, cards, specs, html } = useRouteData<typeof loader>();
  return <ContentPageView {...{ blocks, cards, specs, html }} title={page.title} />;
};
