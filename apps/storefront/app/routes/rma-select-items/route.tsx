import {
  ButtonLink,
  DateText,
  EmptyState,
  Notice,
  Page,
  PageHeading,
  ReturnItemsForm,
  Unbroken,
} from '@ironcart/react-ui';
import { initiateReturnPath, returnOrderHref } from '../../after-order/return-pages.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** Selection of the items to return. */
export const Component = () => {
  const { orderId, lines, pictures, until, isOver, isChanged, picks, comments, photoIds, maxComments } =
    useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isAnythingLeft = lines.some(({ returnableQty }) => returnableQty > 0);
  return (
    <Page>
      <PageHeading
        title="What goes back?"
        intro={
          <>
            Of order <Unbroken>{orderId}</Unbroken>
            {until !== undefined && !isOver && (
              <>
                , until <DateText value={until} />
              </>
            )}
          </>
        }
      />
      {isChanged && isAnythingLeft && !answer && (
        <Notice>What can go back has changed since you chose. Please choose again.</Notice>
      )}
      {isAnythingLeft ? (
        <ReturnItemsForm
          target={{ action: returnOrderHref(orderId) }}
          lines={lines}
          pictures={pictures}
          picks={answer?.picks ?? picks}
          comments={answer?.comments ?? comments}
          maxComments={maxComments}
          photoIds={answer?.photoIds ?? photoIds}
          errors={answer?.errors}
        />
      ) : (
        <EmptyState
          title="Nothing can go back"
          text={
            until !== undefined && isOver ? (
              <>
                This order could be sent back until <DateText value={until} />.
              </>
            ) : (
              'All of it is in a return already, or has not been shipped yet.'
            )
          }
          action={<ButtonLink href={initiateReturnPath}>Another order</ButtonLink>}
        />
      )}
    </Page>
  );
};
