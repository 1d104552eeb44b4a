import { Breadcrumbs, CompareTable, EmptyState, Page, PageHeading, WaysOn } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { Chosen } from './Chosen.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { head, name, comparison, chosen, others } = useRouteData<typeof loader>();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: head.title, href: `/compare/${name}` },
        ]}
      />
      {chosen ? (
        <Chosen {...chosen} others={others} />
      ) : comparison ? (
        <>
          <PageHeading title={comparison.title} intro={comparison.introduction} />
          <CompareTable comparison={comparison} />
        </>
      ) : (
        <EmptyState title={`We have not compared ${name.replaceAll('/', ', ')} yet`} text="These we have:">
          <WaysOn label="Comparisons" links={others} />
        </EmptyState>
      )}
    </Page>
  );
};
