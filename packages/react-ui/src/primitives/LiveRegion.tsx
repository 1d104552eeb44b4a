import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** '' when there is nothing to say. Mount the region once and early, then set its message. */
  readonly message: string;
  /** Interrupts what is being read: for failures only. */
  readonly isUrgent?: boolean | undefined;
}

/** Says what has changed to those who do not see it. */
export const LiveRegion = ({ message, isUrgent = false }: LiveRegionProps) => (
  <VisuallyHidden>
    <span role={isUrgent ? 'alert' : 'status'}>{message}</span>
  </VisuallyHidden>
);
