import {
  type CheckoutContext,
  selectPackages,
  selectShippingRefusal,
  selectShippingState,
} from '@ironcart/checkout-machines';
import { allowsSplit, isVirtualOrder, pickupAddressLines } from '@ironcart/core/shipping';
import { ShippingPackages } from '../../../checkout/ShippingPackages.tsx';
import { TitledSection } from '../../../primitives/TitledSection.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';

/** The number of pieces that are shipped. */
const shippedPieces = (items: CheckoutContext['cart']['items']): number =>
  items.reduce((count, item) => count + (isVirtualOrder([item]) ? 0 : item.qty), 0);

export interface ShippingMethodsProps {
  /** The element's id, for links. */
  readonly id?: string | undefined;
}

/** The shipping methods of each package. */
export const ShippingMethods = ({ id }: ShippingMethodsProps) => {
  const actor = useCheckout();
  const site = useSelector(actor, ({ context }) => context.site);
  const mode = useSelector(actor, ({ context }) => context.shippingMode);
  const pieces = useSelector(actor, ({ context }) => shippedPieces(context.cart.items));
  const state = useSelector(actor, selectShippingState);
  const refusal = useSelector(actor, selectShippingRefusal);
  const packages = useSelector(actor, selectPackages, sameJson);
  const canSplit = pieces > 1 && allowsSplit({ mode: 'fastest', site });
  return (
    <TitledSection id={id} title="How does it travel?">
      <ErrorsBeside fields={['shippingMethod']} />
      <ShippingPackages
        state={state}
        errorMessage={refusal}
        packages={packages.map(({ packageNumber, rates, selected }) => ({
          packageNumber,
          rates,
          contents: rates[0]?.contents,
          chosenCode: selected?.shippingCode,
        }))}
        mode={mode}
        onModeChange={canSplit ? (chosen) => actor.send({ type: 'shippingMode.chosen', mode: chosen }) : undefined}
        isWithoutVat={site.showsTaxExclusivePrice}
        pickupLines={site.pickup && pickupAddressLines(site.pickup)}
        onChoose={(packageNumber, shippingCode) =>
          actor.send({ type: 'shippingRate.chosen', packageNumber, shippingCode })
        }
        onRetry={() => actor.send({ type: 'rates.reload' })}
      />
    </TitledSection>
  );
};
