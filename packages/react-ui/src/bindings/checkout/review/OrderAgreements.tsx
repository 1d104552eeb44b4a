import { selectNeededAgreements, selectRepeatedCharges } from '@ironcart/checkout-machines';
import { useState } from 'react';
import { Agreements } from '../../../checkout/Agreements.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';

/** The agreements that an order with a subscription needs (S4-subs), and the error of a missing one. */
export const OrderAgreements = () => {
  const actor = useCheckout();
  const needed = useSelector(actor, selectNeededAgreements, sameJson);
  const charges = useSelector(actor, selectRepeatedCharges, sameJson);
  const [now] = useState(() => Date.now());
  const agreements = useSelector(actor, ({ context }) => context.agreements);
  const isMissing = useSelector(actor, ({ context }) => context.errors.some(({ field }) => field === 'agreements'));
  return (
    <Agreements
      needed={needed}
      agreed={agreements}
      charges={charges}
      now={now}
      error={isMissing ? 'Please agree before you place the order.' : undefined}
      onChange={(agreement, isAgreed) =>
        actor.send({ type: 'agreements.changed', agreements: { [agreement]: isAgreed } })
      }
    />
  );
};
