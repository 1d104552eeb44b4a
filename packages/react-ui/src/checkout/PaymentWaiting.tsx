import { Button } from '../primitives/Button.tsx';
import { PageHeading } from '../primitives/PageHeading.tsx';

export interface PaymentWaitingProps {
  readonly title: string;
  readonly text: string;
  /** A way out while the answer does not come. */
  readonly onLeave?: (() => void) | undefined;
  readonly leaveLabel?: string | undefined;
}

/** The order stands with the bank or the store; the page says for what it waits and how to stop waiting. */
export const PaymentWaiting = ({ title, text, onLeave, leaveLabel = 'Pay another way' }: PaymentWaitingProps) => (
  <div aria-busy="true">
    <PageHeading title={title} intro={text} />
    {onLeave && <Button onClick={onLeave}>{leaveLabel}</Button>}
  </div>
);
