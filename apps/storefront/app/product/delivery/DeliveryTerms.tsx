import { addressLabel } from '@ironcart/core/address';
import { DeliveryCosts, ProductTerms } from '@ironcart/react-ui';
import { useRef } from 'react';
import { LateMark } from '../../start/LateMark.tsx';
import { deliveryUrl } from './delivery-url.ts';
import type { ProductTermsData } from './read-terms.ts';
import { useDelivery } from './use-delivery.ts';

export interface DeliveryTermsProps extends ProductTermsData {
  readonly productId: number;
  /** The page's query with the selection, which is submitted too without scripts. */
  readonly parameters: URLSearchParams;
}

/** The delivery cost of the selected product, and the store's delivery terms. */
export const DeliveryTerms = ({ productId, parameters, delivery, terms }: DeliveryTermsProps) => {
  const place = useRef<HTMLDivElement>(null);
  const isPlaceKnown = delivery?.postcode !== undefined;
  const { asked, isBusy, ask } = useDelivery(productId, place, isPlaceKnown);
  if (delivery === undefined && terms.length === 0) return null;
  const sent = asked?.sent;
  return (
    <div ref={place}>
      <ProductTerms
        delivery={
          delivery && (
            <DeliveryCosts
              {...delivery}
              {...(sent === undefined ? {} : { regionLabel: addressLabel('region', sent.countryId) })}
              regions={asked?.regions}
              target={{ action: deliveryUrl(productId), fields: Object.fromEntries(parameters) }}
              answer={asked?.answer}
              isAwaited={isPlaceKnown && asked === undefined}
              isBusy={isBusy}
              onSubmit={(event) => {
                event.preventDefault();
                ask();
              }}
            />
          )
        }
        terms={terms}
      />
      <LateMark />
    </div>
  );
};
