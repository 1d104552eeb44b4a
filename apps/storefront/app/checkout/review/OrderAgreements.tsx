import { selectNeededAgreements } from '@ironcart/checkout-machines';
import { Agreements } from '@ironcart/react-ui';
import { useCheckout } from '../checkout-context.ts';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';

/** What an order with a subscription needs the shopper to agree to (S4-subs); what lacks is said beside it. */
export const OrderAgreements = () => {
  const actor = useCheckout();
  const needed = useSelector(actor, selectNeededAgreements, sameJson);
  const { agreements, errors } = useSelector(actor, ({ context }) => context);
  const isMissing = errors.some(({ field }) => field === 'agreements');
  return (
    <Agreements
      needed={needed}
      agreed={agreements}
      error={isMissing ? 'Please agree before you place the order.' : undefined}
      onChange={(agreement, isAgreed) =>
        actor.send({ type: 'agreements.changed', agreements: { [agreement]: isAgreed } })
      }
    />
  );
};
