import { latePart } from '@ironcart/react-ui';
import { Suspense } from 'react';
import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

/** Comes after the page. */
const HomeRecommendations = latePart(
  async () => (await import('../../content/HomeRecommendations.tsx')).HomeRecommendations,
);

export const Component = () => {
  const { page, ...content } = useRouteData<typeof loader>();
  return (
    <>
      <ContentPageView {...content} title={page.title} />
      <Suspense>
        <HomeRecommendations />
      </Suspense>
    </>
  );
};
