import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** '' without a message. Mount the region once and early, then set its message. */
  readonly message: string;
  /** Whether to interrupt the screen reader; for failures only. */
  readonly isUrgent?: boolean | undefined;
}

/** Announces changes to screen readers. */
export const LiveRegion = ({ message, isUrgent = false }: LiveRegionProps) => (
  <VisuallyHidden>
    <span role={isUrgent ? 'alert' : 'status'}>{message}</span>
  </VisuallyHidden>
);
