import { formatMoney } from '@ironcart/core/money';
import { subscriptionSuffix } from '@ironcart/core/subscription';
import { type AccountRowView, DateText, useUi } from '@ironcart/react-ui';
import type { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

/** A customer's program as displayed. */
export type ShownProgram = ReturnType<typeof useRouteData<typeof loader>>['programs'][number];

const Price = ({ shown, currency, subscriptionInterval, showsVat }: ShownProgram & { readonly showsVat: boolean }) => {
  const { locale } = useUi();
  const suffix = subscriptionInterval === undefined ? ', once' : subscriptionSuffix(subscriptionInterval);
  const text = `${formatMoney(shown.amount, currency, locale)}${suffix}`;
  if (!showsVat) return text;
  const net = shown.taxExclusiveAmount;
  return net === undefined ? `${text}, excl. VAT` : `${text} (${formatMoney(net, currency, locale)} excl. VAT)`;
};

/** The state of a program as short labels. */
export const marksOf = ({ state }: ShownProgram): NonNullable<AccountRowView['marks']> => {
  switch (state.kind) {
    case 'running':
      return [];
    case 'toPay':
      return [{ text: 'To be paid', isProblem: true }];
    case 'cancelled':
      return [{ text: 'Cancelled' }];
    case 'ended':
      return [{ text: 'Ended' }];
  }
};

/** Capitalizes a merchant's attribute value: 'digital' becomes 'Digital'. */
const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The facts about a program: its price, its delivery, and its next payment or its end. */
export const factsOf = (
  program: ShownProgram,
  { paidWith, showsVat }: { readonly paidWith: string | undefined; readonly showsVat: boolean },
): AccountRowView['facts'] => {
  const { boughtAt, delivery, nextPayment, chargedCard, endsAt, state } = program;
  const { due } = state;
  const facts: readonly (AccountRowView['facts'][number] | undefined)[] = [
    { label: 'Bought', value: <DateText value={boughtAt} /> },
    { label: 'Price', value: <Price {...program} showsVat={showsVat} /> },
    delivery === undefined ? undefined : { label: 'Delivery', value: capitalised(delivery) },
    paidWith === undefined
      ? undefined
      : { label: nextPayment === undefined ? 'Paid with' : 'Charged to', value: paidWith },
    chargedCard === null ? { label: 'Charged to', value: 'No card: a mail asks for each payment' } : undefined,
    due?.dueUntil === undefined ? undefined : { label: 'To be paid by', value: <DateText value={due.dueUntil} /> },
    nextPayment === undefined || due !== undefined
      ? undefined
      : { label: 'Next payment', value: <DateText value={nextPayment.at} /> },
    endsAt === undefined
      ? undefined
      : { label: state.kind === 'ended' ? 'Ended' : 'Ends', value: <DateText value={endsAt} /> },
  ];
  return facts.filter((fact) => fact !== undefined);
};
