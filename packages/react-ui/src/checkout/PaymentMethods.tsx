import type { ReactNode } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';

/** One way to pay, as it is offered. */
export interface PaymentMethodView {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** At the far end, as in 'Expired'. */
  readonly mark?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** What the method asks for in turn, shown while it is chosen. */
  readonly panel?: ReactNode;
}

export interface PaymentMethodsProps {
  readonly methods: readonly PaymentMethodView[];
  readonly chosenId: string;
  /** The country's methods are on their way; what is known already stays usable. */
  readonly isLoading?: boolean | undefined;
  /** Given when the methods did not load. */
  readonly onRetry?: (() => void) | undefined;
  readonly onChoose: (id: string) => void;
}

/** The ways to pay, one chosen and open. */
export const PaymentMethods = ({ methods, chosenId, isLoading, onRetry, onChoose }: PaymentMethodsProps) => (
  <div aria-busy={isLoading || undefined}>
    {onRetry && (
      <Notice tone="warning" action={<Button onClick={onRetry}>Load the other ways to pay</Button>}>
        Some ways to pay did not load.
      </Notice>
    )}
    <RadioCards
      legend="Pay with"
      isLegendHidden
      name="paymentMethod"
      value={chosenId}
      onValueChange={onChoose}
      options={methods.map(({ id, label, description, mark, isDisabled, panel }) => ({
        value: id,
        label,
        description,
        aside: mark,
        isDisabled,
        panel,
      }))}
    />
    {isLoading && <Skeleton height="3.5rem" />}
  </div>
);
