import { ButtonLink, CartLineList, EmptyState, LineAction, Notice, Page, PageHeading } from '@ironcart/react-ui';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const { lines, path, name } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      {lines.length === 0 ? (
        <EmptyState
          headingLevel={1}
          title="This wishlist is empty"
          text="Either everything was bought, or nothing was wished for."
          action={<ButtonLink href="/">Look around</ButtonLink>}
        />
      ) : (
        <>
          <PageHeading title={name ?? 'A wishlist'} intro="Somebody would like these. Each can go into your cart." />
          {answer?.ok === false && (
            <Notice tone="error" isAnnounced>
              {answer.message}
            </Notice>
          )}
          {answer?.ok && <Notice tone="success">It is in your cart.</Notice>}
          <CartLineList
            lines={lines}
            actionsOf={(line) => <LineAction line={line} target={{ action: path }} label="Add to cart" />}
          />
        </>
      )}
    </Page>
  );
};
