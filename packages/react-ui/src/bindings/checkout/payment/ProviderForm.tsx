import { Suspense } from 'react';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { useInBrowser } from '../../use-in-browser.ts';
import { useSelector } from '../../use-selector.ts';
import { useCheckout } from '../checkout-context.ts';
import { hasCardPage } from '../provider-pages.ts';
import type { CardFormProps, PaymentParts } from './payment-parts.ts';

export interface ProviderFormProps extends Pick<PaymentParts, 'CardForm'>, Pick<CardFormProps, 'stored'> {}

/** The payment provider's card fields, once checkout knows the provider. */
export const ProviderForm = ({ CardForm, stored }: ProviderFormProps) => {
  const actor = useCheckout();
  const provider = useSelector(actor, ({ context }) => context.payment.provider);
  const isLoading = useSelector(actor, ({ context }) => context.payment.methodsState === 'loading');
  const isInBrowser = useInBrowser();
  const placeholder = (
    <div data-needs-scripts="">
      <Skeleton height="13.5rem" />
    </div>
  );
  if (!isInBrowser) {
    return (
      <>
        <noscript>
          <p>
            {hasCardPage(provider)
              ? 'You enter it on the payment provider’s page next.'
              : 'A card needs scripts here. Please pay another way.'}
          </p>
        </noscript>
        {placeholder}
      </>
    );
  }
  if (provider === undefined && isLoading) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <CardForm provider={provider} stored={stored} />
    </Suspense>
  );
};
