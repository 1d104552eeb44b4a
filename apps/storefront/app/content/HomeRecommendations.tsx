import { Page } from '@ironcart/react-ui';
import { Recommendations } from './Recommendations.tsx';

/** What the home page recommends, below its content. */
export const HomeRecommendations = () => (
  <Page>
    <Recommendations place="home" page="/" />
  </Page>
);
