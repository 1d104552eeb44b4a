import type { Ref } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './CardFrame.module.css';

export interface CardFrameProps {
  /** Undefined until the page listens to the frame's messages; the frame is not loaded before. */
  readonly src: string | undefined;
  readonly state: 'loading' | 'ready' | 'busy' | 'error';
  /** The height in pixels, as reported by the frame; 216 by default. */
  readonly height?: number | undefined;
  readonly error?: string | undefined;
  readonly title?: string | undefined;
  /** The text below the frame; by default it states how the card's data is handled. */
  readonly note?: string | undefined;
  readonly ref?: Ref<HTMLIFrameElement> | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** The payment provider's frame; the page never has access to card data. */
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
