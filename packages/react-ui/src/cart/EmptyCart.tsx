import type { ReactNode } from 'react';
import { EmptyState } from '../messages/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';

export interface EmptyCartProps {
  readonly shopUrl: string;
  /** 1 if it is the page's only content. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** Further links: categories, items saved for later. */
  readonly children?: ReactNode;
}

export const EmptyCart = ({ shopUrl, headingLevel, children }: EmptyCartProps) => (
  <EmptyState
    headingLevel={headingLevel}
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
