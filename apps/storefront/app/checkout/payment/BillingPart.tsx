import { selectIsBillingSameAsShipping, selectIsVirtual } from '@ironcart/checkout-machines';
import { BillingChoice } from '@ironcart/react-ui';
import { CheckoutAddress } from '../address/CheckoutAddress.tsx';
import { useCheckout } from '../checkout-context.ts';
import { ErrorsBeside } from '../ErrorsBeside.tsx';
import { useSelector } from '../use-selector.ts';
import type { useBillingErrors } from './use-billing-errors.ts';

/** Who is billed: the address that is shipped to, one of the customer's, or another. */
export const BillingPart = ({ errors }: { readonly errors: ReturnType<typeof useBillingErrors> }) => {
  const actor = useCheckout();
  const isVirtual = useSelector(actor, selectIsVirtual);
  const isSameAsShipping = useSelector(actor, selectIsBillingSameAsShipping);
  const countries = useSelector(actor, ({ context }) => context.countries);
  const address = <CheckoutAddress section="billing" countries={countries} errors={errors} />;
  return (
    <section aria-labelledby="billing">
      <h2 id="billing">Who is billed?</h2>
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
    </section>
  );
};
