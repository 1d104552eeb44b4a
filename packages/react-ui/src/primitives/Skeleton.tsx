import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** A CSS length. Default: the whole line. */
  readonly width?: string | undefined;
  /** A CSS length. Default: one line of text. */
  readonly height?: string | undefined;
  /** As in '1 / 1', instead of a height. */
  readonly aspect?: string | undefined;
}

/** A placeholder for loading content, in its final size. */
export const Skeleton = ({ width, height, aspect }: SkeletonProps) => (
  <span
    className={styles.skeleton}
    style={{ inlineSize: width, blockSize: height ?? (aspect ? 'auto' : undefined), aspectRatio: aspect }}
    aria-hidden="true"
  />
);
