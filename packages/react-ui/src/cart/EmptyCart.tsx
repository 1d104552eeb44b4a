import type { ReactNode } from 'react';
import { EmptyState } from '../messages/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';

export interface EmptyCartProps {
  readonly shopUrl: string;
  /** Ways out: categories, what was saved for later. */
  readonly children?: ReactNode;
}

export const EmptyCart = ({ shopUrl, children }: EmptyCartProps) => (
  <EmptyState
    title="Your cart is empty"
    text="Nothing in it yet. What you add stays here, on this device and in your account."
    action={
      <ButtonLink variant="primary" href={shopUrl}>
        Start shopping
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
);
