import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { page, ...content } = useRouteData<typeof loader>();
  return <ContentPageView {...content} title={page.title} />;
};
