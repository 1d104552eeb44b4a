import { latePart, Page } from '@ironcart/react-ui';
import { Suspense } from 'react';

const Recommendations = latePart(async () => (await import('./Recommendations.tsx')).Recommendations);

/** The block `Recommendations` of a content page: what the search service recommends to the shopper, or nothing. */
export const recommendationsBlock = () => (
  <Page>
    <Suspense>
      <Recommendations place="home" page="/" />
    </Suspense>
  </Page>
);
