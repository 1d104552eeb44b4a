import { useUi } from '../theme/UiProvider.tsx';
import { classNames } from './class-names.ts';
import { pictureWidths } from './image-url.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** The original's name or path, as in a product's gallery. */
  readonly master: string;
  /** The text alternative; '' for a decorative picture. */
  readonly alt: string;
  /** The original's width in pixels; with the height it reserves the space. */
  readonly width: number;
  readonly height: number;
  /** The original's width if `width` and `height` describe only the place; `Infinity` if it is unknown. */
  readonly masterWidth?: number | undefined;
  /** The `sizes` attribute, as in '(min-width: 768px) 25vw, 50vw'. */
  readonly sizes: string;
  readonly widths?: readonly number[] | undefined;
  /** `high` for the page's largest picture; `lazy` by default. */
  readonly loading?: 'lazy' | 'eager' | 'high' | undefined;
  /** A tiny blurred picture as a data URI, shown until the real one has loaded. */
  readonly blurred?: string | undefined;
  /** Transparent pictures (masters) drawn over it, from the bottom to the top; its parent must be positioned. */
  readonly layers?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/**
 * The widths to request, each with the width of the result, which `srcset` states: a master is never enlarged, so the
 * first requested width above the master's returns the master's own, and larger ones are omitted.
 */
const arrivingWidths = (widths: readonly number[], masterWidth: number) => {
  const filled = widths.filter((width) => width < masterWidth);
  const last = widths.slice(filled.length, filled.length + 1);
  return [...filled, ...last].map((width) => ({ width, arriving: Math.min(width, masterWidth) }));
};

/** A picture in modern formats and responsive widths, without layout shifts. */
export const Picture = ({
  master,
  alt,
  width,
  height,
  masterWidth = width,
  sizes,
  widths = pictureWidths,
  loading = 'lazy',
  blurred,
  layers,
  className,
}: PictureProps) => {
  const { imageUrl } = useUi();
  const sourceSet = (format: 'avif' | 'webp', of = master) =>
    arrivingWidths(widths, masterWidth)
      .map((size) => `${imageUrl(of, { width: size.width, format })} ${size.arriving}w`)
      .join(', ');
  const whole = (
    <picture
      className={classNames(styles.picture, className)}
      style={blurred ? { backgroundImage: `url("${blurred}")` } : undefined}
    >
      <source type="image/avif" srcSet={sourceSet('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet('webp')} sizes={sizes} />
      <img
        className={styles.image}
        src={imageUrl(master, { width: 768, format: 'webp' })}
        alt={alt}
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        decoding={loading === 'high' ? 'sync' : 'async'}
      />
    </picture>
  );
  if (!layers) return whole;
  return (
    <>
      {whole}
      {layers.map((layer) => (
        <img
          key={layer}
          className={styles.layer}
          src={imageUrl(layer, { width: 768, format: 'webp' })}
          srcSet={sourceSet('webp', layer)}
          sizes={sizes}
          alt=""
          loading={loading === 'lazy' ? 'lazy' : 'eager'}
        />
      ))}
    </>
  );
};
