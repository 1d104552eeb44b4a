import { AccountRows, ButtonLink, DateText, EmptyState, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

type Program = ReturnType<typeof useRouteData<typeof loader>>['programs'][number];

const paidText = ({ subscriptionInterval }: Program): string =>
  subscriptionInterval === undefined ? 'once' : `each ${subscriptionInterval}`;

/** Path of the store's programs. */
const programsUrl = '/programming';

export const Component = () => {
  const { title, isOne, programs, productUrls } = useRouteData<typeof loader>();
  if (programs.length === 0) {
    return (
      <EmptyState
        headingLevel={1}
        title="No programming yet"
        text="A plan that you buy is listed here with its order."
        action={<ButtonLink href={programsUrl}>See the plans</ButtonLink>}
      />
    );
  }
  return (
    <>
      <PageHeading title={title} />
      <AccountRows
        rows={programs.map((program) => ({
          id: program.sku,
          title: program.name,
          href: isOne ? productUrls[program.productId] : `/account/programming/${program.productId}`,
          facts: [
            { label: 'Bought', value: <DateText value={program.boughtAt} /> },
            { label: 'Paid', value: paidText(program) },
            { label: 'Delivery', value: program.delivery },
          ],
          action: <ButtonLink href={`/account/order/${encodeURIComponent(program.orderId)}`}>The order</ButtonLink>,
        }))}
      />
    </>
  );
};
