import type { ReactNode } from 'react';
import { Notice } from '../primitives/Notice.tsx';
import { PressButton } from '../primitives/PressButton.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';

/** An offered payment method. */
export interface PaymentMethodView {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** A badge at the end, as in 'Expired'. */
  readonly mark?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  /** The method's own fields, shown while it is selected. */
  readonly panel?: ReactNode;
}

export interface PaymentMethodsProps {
  readonly methods: readonly PaymentMethodView[];
  readonly chosenId: string;
  /** Whether the country's methods are loading; known methods stay usable. */
  readonly isLoading?: boolean | undefined;
  /** Set if the methods failed to load. */
  readonly onRetry?: (() => void) | undefined;
  readonly onChoose: (id: string) => void;
}

/** The payment methods, with the selected one expanded. */
export const PaymentMethods = ({ methods, chosenId, isLoading, onRetry, onChoose }: PaymentMethodsProps) => (
  <div aria-busy={isLoading || undefined}>
    {onRetry && (
      <Notice
        tone="warning"
        action={
          <PressButton press="methods.reload" onPress={onRetry}>
            Load the other ways to pay
          </PressButton>
        }
      >
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
