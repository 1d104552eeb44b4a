import { AccountRows, DateText, EmptyState, Page, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { event } = useRouteData<typeof loader>();
  return (
    <Page>
      <PageHeading
        title={event.name}
        intro={
          <>
            {event.location}, <DateText value={event.startsOn} /> to <DateText value={event.endsOn} />
          </>
        }
      />
      {event.divisions.length === 0 ? (
        <EmptyState title="No divisions yet" text="They are listed here once they are announced." />
      ) : (
        <AccountRows
          rows={event.divisions.map(({ divisionId, name }) => ({
            id: String(divisionId),
            title: name,
            facts: [{ label: 'Division', value: divisionId }],
          }))}
        />
      )}
    </Page>
  );
};
