import {
  Button,
  ButtonLink,
  CartLineList,
  EmptyState,
  IntentForm,
  LineAction,
  Notice,
  PageHeading,
  SelectField,
} from '@ironcart/react-ui';
import { useHref } from 'react-router';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { ShareLink } from '../../lists/ShareLink.tsx';
import { wishlistTarget } from '../../lists/wishlist-paths.ts';
import type { action, loader } from './route.server.ts';
import { WishlistLists, WishlistSettings } from './WishlistLists.tsx';
import styles from './wishlist.module.css';

export const Component = () => {
  const { lists, listId, name, isCurrent, lines, sharedPath } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const sharedHref = useHref(sharedPath ?? '/');
  const others = lists.filter(({ id }) => id !== listId).map(({ id, name }) => ({ value: id, label: name }));
  const settings = listId !== undefined && <WishlistSettings listId={listId} name={name} isCurrent={isCurrent} />;
  const problem = answer?.ok === false && (
    <Notice tone="error" isAnnounced>
      {answer.message}
    </Notice>
  );
  if (lines.length === 0) {
    return (
      <>
        <EmptyState
          headingLevel={1}
          title={name === undefined ? 'Nothing on your wishlist yet' : `Nothing on ${name} yet`}
          text="On a product’s page, choose “Add to wishlist”, and it waits for you here."
          action={<ButtonLink href="/">Look around</ButtonLink>}
        />
        {problem}
        <WishlistLists lists={lists} shownId={listId} />
        {settings}
      </>
    );
  }
  return (
    <>
      <PageHeading title={name ?? 'Your wishlist'} count={lines.length === 1 ? '1 thing' : `${lines.length} things`}>
        <IntentForm target={wishlistTarget(sharedPath === undefined ? 'share' : 'unshare', listId)}>
          <Button type="submit">{sharedPath === undefined ? 'Share' : 'Stop sharing'}</Button>
        </IntentForm>
      </PageHeading>
      {problem}
      {sharedPath !== undefined && <ShareLink of="list" path={sharedHref} />}
      <WishlistLists lists={lists} shownId={listId} />
      <CartLineList
        lines={lines}
        removeTarget={wishlistTarget('remove', listId)}
        actionsOf={(line) => (
          <>
            <LineAction line={line} target={wishlistTarget('toCart', listId)} label="Move to cart" />
            {others.length > 0 && (
              <IntentForm
                target={{
                  ...wishlistTarget('move', listId),
                  fields: { ...wishlistTarget('move', listId).fields, listItemId: line.listItemId },
                }}
                className={styles.move}
                aria-label={`Move ${line.name} to another list`}
              >
                <SelectField name="to" label="To the list" options={others} isLabelHidden />
                <Button type="submit">Move</Button>
              </IntentForm>
            )}
          </>
        )}
      />
      {settings}
    </>
  );
};
