import { BackInStockForm, ButtonLink, Page, PageHeading } from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

/** The form for a back-in-stock notice, and its confirmation. */
export const Component = () => {
  const { name, productUrl, formUrl, email } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  return (
    <Page>
      <PageHeading title={name} />
      <BackInStockForm
        target={{ action: formUrl }}
        email={answer?.email ?? email}
        error={answer?.ok === false ? answer.message : undefined}
        askedFor={answer?.ok ? answer.email : undefined}
        isBusy={isBusy}
      />
      <p>
        <ButtonLink href={productUrl}>Back to the product</ButtonLink>
      </p>
    </Page>
  );
};
