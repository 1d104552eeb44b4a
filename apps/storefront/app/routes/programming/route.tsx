import { formatMoney } from '@ironcart/core/money';
import { subscriptionSuffix } from '@ironcart/core/product-page';
import {
  AccountRows,
  ButtonLink,
  ConfirmedAction,
  DateText,
  EmptyState,
  Notice,
  PageHeading,
  useUi,
} from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { orderPath } from '../../account/order-path.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

type Program = ReturnType<typeof useRouteData<typeof loader>>['programs'][number];

/** Path of the store's programs. */
const programsUrl = '/programming';

const Price = ({ shown, currency, subscriptionInterval, showsVat }: Program & { readonly showsVat: boolean }) => {
  const { locale } = useUi();
  const suffix = subscriptionInterval === undefined ? ', once' : subscriptionSuffix(subscriptionInterval);
  const text = `${formatMoney(shown.amount, currency, locale)}${suffix}`;
  if (!showsVat) return text;
  const net = shown.taxExclusiveAmount;
  return net === undefined ? `${text}, excl. VAT` : `${text} (${formatMoney(net, currency, locale)} excl. VAT)`;
};

const marksOf = ({ cancelledAt }: Program) => (cancelledAt === undefined ? [] : [{ text: 'Cancelled' }]);

export const Component = () => {
  const { title, path, isOne, programs, productUrls, paidWith, showsVat } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const busyId = useNavigation().formData?.get('productId');
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
      <div role="status">
        {answer?.cancelled && (
          <Notice tone="success">
            {`${answer.cancelled.name} is cancelled. It goes on to the end of what you have paid; a mail says so, too.`}
          </Notice>
        )}
        {answer?.error && <Notice tone="error">{answer.error}</Notice>}
      </div>
      <AccountRows
        rows={programs.map((program) => ({
          id: program.sku,
          title: program.name,
          href: isOne ? productUrls[program.productId] : `/account/programming/${program.productId}`,
          marks: marksOf(program),
          facts: [
            { label: 'Bought', value: <DateText value={program.boughtAt} /> },
            { label: 'Price', value: <Price {...program} showsVat={showsVat} /> },
            { label: 'Delivery', value: program.delivery },
            ...(paidWith === undefined ? [] : [{ label: 'Paid with', value: paidWith }]),
            ...(program.paidUntil === undefined
              ? []
              : [{ label: 'This period ends', value: <DateText value={program.paidUntil} /> }]),
            ...(program.endsAt === undefined ? [] : [{ label: 'Ends', value: <DateText value={program.endsAt} /> }]),
          ],
          action: (
            <>
              <ButtonLink href={orderPath(program.orderId)}>The order</ButtonLink>
              {program.subscriptionInterval !== undefined && program.cancelledAt === undefined && (
                <ConfirmedAction
                  label="Cancel subscription"
                  text="It goes on to the end of what you have paid. After that, nothing is taken any more."
                  button="Cancel the subscription"
                  target={{ action: path, fields: { intent: 'cancel', productId: String(program.productId) } }}
                  isBusy={busyId === String(program.productId)}
                />
              )}
            </>
          ),
        }))}
      />
    </>
  );
};
