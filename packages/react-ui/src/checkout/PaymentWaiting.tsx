import { Button } from '../primitives/Button.tsx';
import { PageHeading } from '../primitives/PageHeading.tsx';

export interface PaymentWaitingProps {
  readonly title: string;
  readonly text: string;
  /** Lets the shopper stop waiting. */
  readonly onLeave?: (() => void) | undefined;
  readonly leaveLabel?: string | undefined;
}

/** The page while the bank or the store processes the order: states the reason for waiting and how to stop. */
export const PaymentWaiting = ({ title, text, onLeave, leaveLabel = 'Pay another way' }: PaymentWaitingProps) => (
  <div aria-busy="true">
    <PageHeading title={title} intro={text} />
    {onLeave && <Button onClick={onLeave}>{leaveLabel}</Button>}
  </div>
);
