import { selectPromotion } from '@ironcart/checkout-machines';
import { Notice } from '../../../primitives/Notice.tsx';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';

/** The shopper's five-for-five offer; displayed only, without effect on prices here (READINGS A5). */
export const PromotionNote = () => {
  const offer = useSelector(useCheckout(), selectPromotion);
  return offer?.isOfferable ? (
    <Notice title="Five for five">
      {offer.remaining === 1
        ? 'You can still use this offer once.'
        : `You can still use this offer ${offer.remaining} times.`}{' '}
      Five of its pieces in one package ship for 5: see your shipping rates.
    </Notice>
  ) : null;
};
