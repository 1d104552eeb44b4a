import {
  Button,
  ButtonLink,
  CartLineList,
  EmptyState,
  IntentForm,
  LineAction,
  Notice,
  PageHeading,
} from '@ironcart/react-ui';
import { useHref } from 'react-router';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { ShareLink } from '../../lists/ShareLink.tsx';
import { wishlistTarget } from '../../lists/wishlist-paths.ts';
import type { action, loader } from './route.server.ts';

const toCartTarget = wishlistTarget('toCart');

export const Component = () => {
  const { lines, sharedPath } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const sharedHref = useHref(sharedPath ?? '/');
  if (lines.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="Nothing on your wishlist yet"
        text="On a product’s page, choose “Add to wishlist”, and it waits for you here."
        action={<ButtonLink href="/">Look around</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading title="Your wishlist" count={lines.length === 1 ? '1 thing' : `${lines.length} things`}>
        <IntentForm target={wishlistTarget(sharedPath === undefined ? 'share' : 'unshare')}>
          <Button type="submit">{sharedPath === undefined ? 'Share' : 'Stop sharing'}</Button>
        </IntentForm>
      </PageHeading>
      {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
      {sharedPath !== undefined && <ShareLink path={sharedHref} />}
      <CartLineList
        lines={lines}
        removeTarget={wishlistTarget('remove')}
        actionsOf={(line) => <LineAction line={line} target={toCartTarget} label="Move to cart" />}
      />
    </>
  );
};
