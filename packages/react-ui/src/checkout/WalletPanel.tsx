import type { Money } from '@ironcart/core/money';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';

export interface WalletPanelProps {
  /** Name of the wallet, for example 'PayPal'. */
  readonly name: string;
  /** Amount approved in the wallet's window, in minor units; undefined before the approval. */
  readonly approvedAmount: Money | undefined;
  /** Whether the approval was for another total than the current one. */
  readonly isStale?: boolean | undefined;
  readonly isOpen?: boolean | undefined;
  readonly error?: string | undefined;
  readonly onOpen: () => void;
  /** The provider's button, which replaces the default one. */
  readonly children?: ReactNode;
}

/** Payment with a wallet: approved in its own window, charged when the order is placed. */
export const WalletPanel = ({ name, approvedAmount, isStale, isOpen, error, onOpen, children }: WalletPanelProps) => {
  const isApproved = approvedAmount !== undefined && !isStale;
  return (
    <>
      {error && (
        <Notice tone="error" isAnnounced>
          {error}
        </Notice>
      )}
      {isStale && <Notice tone="warning">The total has changed. Please approve the new amount.</Notice>}
      <p>
        {isApproved ? (
          <>
            You approved <Amount amount={approvedAmount} />. It is charged when you place the order.
          </>
        ) : (
          `You approve the amount in a window of ${name}. Nothing is charged before you place the order.`
        )}
      </p>
      {!isApproved &&
        (children ?? (
          <Button isBusy={isOpen} busyLabel={`Waiting for ${name}`} onClick={onOpen}>
            Approve with {name}
          </Button>
        ))}
    </>
  );
};
