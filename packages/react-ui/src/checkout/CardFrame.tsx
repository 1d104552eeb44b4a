import type { Ref } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './CardFrame.module.css';

export interface CardFrameProps {
  readonly src: string;
  readonly state: 'loading' | 'ready' | 'busy' | 'error';
  /** Pixels, as the frame reports; 216 when left out. */
  readonly height?: number | undefined;
  readonly error?: string | undefined;
  readonly title?: string | undefined;
  /** Below the frame; what becomes of the card's data when left out. */
  readonly note?: string | undefined;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The payment provider's frame: card data never touches the page around it. */
export const CardFrame = ({
  src,
  state,
  height = 216,
  error,
  title = 'Card details',
  note = 'Your card goes to the payment provider only. The store never sees its number.',
  ref,
  onRetry,
}: CardFrameProps) => (
  <div className={styles.card} data-state={state} aria-busy={state === 'loading' || state === 'busy' || undefined}>
    <p className={styles.label}>
      <Icon name="card" />
      {title}
    </p>
    {error && (
      <Notice tone="error" action={onRetry && <Button onClick={onRetry}>Try again</Button>}>
        {error}
      </Notice>
    )}
    <div className={styles.frame} style={{ blockSize: height }}>
      {state === 'loading' && (
        <span className={styles.loading}>
          <Skeleton height="100%" />
        </span>
      )}
      <iframe ref={ref} className={styles.iframe} src={src} title={title} height={height} />
    </div>
    <p className={styles.note}>
      <Icon name="lock" size={16} />
      {note}
    </p>
  </div>
);
