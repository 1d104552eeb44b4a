import { selectIsBillingSameAsShipping, selectIsVirtual } from '@ironcart/checkout-machines';
import { BillingChoice } from '../../../checkout/BillingChoice.tsx';
import { TitledSection } from '../../../primitives/TitledSection.tsx';
import { useSelector } from '../../use-selector.ts';
import { CheckoutAddress, type CheckoutAddressProps } from '../address/CheckoutAddress.tsx';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';

/** The billing address: the shipping address, a saved one, or another. */
export const BillingPart = (props: Pick<CheckoutAddressProps, 'errors' | 'onRegionsNeeded'>) => {
  const actor = useCheckout();
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isSameAsShipping = useSelector(actor, selectIsBillingSameAsShipping);
  const address = <CheckoutAddress {...props} />;
  return (
    <TitledSection title="Who is billed?">
      <ErrorsBeside fields={['billingAddress']} />
      {isVirtual ? (
        address
      ) : (
        <BillingChoice
          isSameAsShipping={isSameAsShipping}
          onChange={(isSame) => actor.send({ type: 'billing.sameAsShipping', isSame })}
        >
          {address}
        </BillingChoice>
      )}
    </TitledSection>
  );
};
