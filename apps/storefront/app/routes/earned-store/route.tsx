import { ButtonLink, EmptyState, PageHeading } from '@ironcart/react-ui';
import { EarnedRows } from '../../account/EarnedRows.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { earned } = useRouteData<typeof loader>();
  if (earned.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="Nothing earned yet"
        text="A discount that you earn, with an order or at an event, waits for you here."
        action={<ButtonLink href="/">Look around</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading
        title="Your earned store"
        intro="Discounts that are yours alone. Use one on its product’s page, or on its line in your cart."
      />
      <EarnedRows earned={earned} />
    </>
  );
};
