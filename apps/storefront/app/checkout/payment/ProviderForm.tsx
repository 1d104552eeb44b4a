import type { StoredCard } from '@ironcart/core/payment';
import { latePart, Skeleton } from '@ironcart/react-ui';
import { type ReactNode, Suspense } from 'react';
import { adyenAccountOf } from '../../adapters/adyen-account.ts';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';

const AdyenCardForm = latePart(async () => (await import('./AdyenCardForm.tsx')).AdyenCardForm);

export interface ProviderFormProps {
  /** The form where the sandbox takes the payments. */
  readonly sandbox: ReactNode;
  /** Given: only this card's security code is asked for. */
  readonly stored?: StoredCard | undefined;
}

/** The card fields of the provider that the deployment pays with. */
export const ProviderForm = ({ sandbox, stored }: ProviderFormProps) => {
  const { provider, methodsState } = useSelector(useCheckout(), ({ context }) => context.payment);
  // Whose fields they are comes with the methods: the sandbox's exist in a demo store only.
  if (provider === undefined && methodsState === 'loading') return <Skeleton height="13.5rem" />;
  const account = adyenAccountOf(provider);
  if (account === undefined) return sandbox;
  return (
    <Suspense fallback={<Skeleton height="13.5rem" />}>
      <AdyenCardForm {...account} stored={stored} />
    </Suspense>
  );
};
