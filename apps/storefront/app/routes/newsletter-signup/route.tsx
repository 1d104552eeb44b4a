import { NewsletterForm, Page, PageHeading } from '@ironcart/react-ui';
import { useFormAnswer, useOuterRouteData } from '../../data/use-route-data.ts';
import { newsletterTarget } from '../../newsletter/newsletter-target.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { action } from './route.server.ts';

/** The sign-up as a separate page: the target of the footer's form without scripts. */
export const Component = () => {
  const lists = useOuterRouteData<typeof rootLoader>('root')?.newsletters ?? [];
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      <PageHeading title="Newsletters" intro="Choose what you would like to read, and where we send it." />
      <NewsletterForm
        label="Newsletter sign-up"
        target={newsletterTarget}
        lists={lists}
        status={answer?.isSaved ? 'success' : 'idle'}
        issues={answer?.issues}
      />
    </Page>
  );
};
