import { AccountRows, ButtonLink, EmptyState, Notice, PageHeading } from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { ChooseCard } from './ChooseCard.tsx';
import { ProgramActions } from './ProgramActions.tsx';
import { ProgramPayments } from './ProgramPayments.tsx';
import { factsOf, marksOf } from './program-facts.tsx';
import type { action, loader } from './route.server.ts';

/** Path of the store's programs. */
const programsUrl = '/programming';

export const Component = () => {
  const page = useRouteData<typeof loader>();
  const { title, path, isOne, programs, pictures, productUrls, paidWith, cards, showsVat } = page;
  const answer = useFormAnswer<typeof action>();
  const busyId = usePendingForm()?.get('productId');
  const [first] = programs;
  if (first === undefined) {
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
        {answer?.done && <Notice tone="success">{answer.done}</Notice>}
        {answer?.error && <Notice tone="error">{answer.error}</Notice>}
      </div>
      <AccountRows
        rows={programs.map((program) => ({
          id: program.sku,
          title: program.name,
          href: isOne ? productUrls[program.productId] : `/account/programming/${program.productId}`,
          picture: pictures[program.productId] ?? null,
          marks: marksOf(program),
          facts: factsOf(program, { paidWith, showsVat }),
          action: <ProgramActions program={program} path={path} isBusy={busyId === String(program.productId)} />,
        }))}
      />
      {isOne && <ProgramPayments {...first} />}
      {isOne && cards && (
        <ChooseCard
          path={path}
          productId={first.productId}
          cards={cards}
          chargedId={first.chargedCard?.storedPaymentMethodId}
          isBusy={busyId === String(first.productId)}
        />
      )}
    </>
  );
};
