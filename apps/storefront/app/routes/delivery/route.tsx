import { ButtonLink, DeliveryCosts, Page, PageHeading, ProductTerms } from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { deliveryUrl } from '../../product/delivery/delivery-url.ts';
import type { action, loader } from './route.server.ts';

/** The delivery cost of a product, for browsers without scripts: with scripts, the product's page shows it. */
export const Component = () => {
  const { productId, name, productUrl, delivery, terms } = useRouteData<typeof loader>();
  const asked = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  return (
    <Page>
      <PageHeading title={`Delivery of ${name}`} />
      <ProductTerms
        delivery={
          delivery && (
            <DeliveryCosts
              {...delivery}
              {...asked?.sent}
              regions={asked?.regions}
              target={{ action: deliveryUrl(productId) }}
              answer={asked?.answer}
              isBusy={isBusy}
            />
          )
        }
        terms={terms}
      />
      <p>
        <ButtonLink href={productUrl}>Back to the product</ButtonLink>
      </p>
    </Page>
  );
};
