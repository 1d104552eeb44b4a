import { classNames } from '../primitives/class-names.ts';
import { snipeSizes } from '../primitives/image-url.ts';
import { Picture } from '../primitives/Picture.tsx';
import styles from './Snipe.module.css';

/** A short banner on a product's picture, as in 'New'. */
export interface SnipeView {
  readonly label: string;
  /** The original of a banner picture, displayed in the size of its place (S9-images-12). */
  readonly master?: string | undefined;
}

export interface SnipeProps {
  readonly snipe: SnipeView;
  /** The place of display; cards have less space than product pages. */
  readonly place: keyof typeof snipeSizes;
}

/** The small banner on a product's picture, set by an editor. */
export const Snipe = ({ snipe: { label, master }, place }: SnipeProps) =>
  master ? (
    <Picture
      className={styles.picture}
      master={master}
      alt={label}
      {...snipeSizes[place]}
      masterWidth={Number.POSITIVE_INFINITY}
      widths={[166, 308, 521]}
      sizes={`${snipeSizes[place].width}px`}
    />
  ) : (
    <span className={classNames(styles.words, styles[place])}>{label}</span>
  );
