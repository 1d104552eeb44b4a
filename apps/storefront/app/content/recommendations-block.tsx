import { latePart, Page } from '@ironcart/react-ui';
import { Suspense } from 'react';

const Recommendations = latePart(async () => (await import('./Recommendations.tsx')).Recommendations);

/** The content block `Recommendations`: the search service's recommendations for the shopper; empty without any. */
export const recommendationsBlock = () => (
  <Page>
    <Suspense>
      <Recommendations place="home" page="/" />
    </Suspense>
  </Page>
);
