import type { GalleryImage } from '@ironcart/core/product';
import { useState } from 'react';
import { Price, type PriceView } from '../price/Price.tsx';
import { heroWidths } from '../primitives/image-url.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './DealSlides.module.css';

/** One deal: its picture for headers, its price and its page. */
export interface DealSlideView {
  readonly productId: number;
  readonly name: string;
  readonly url: string;
  readonly picture: GalleryImage;
  readonly price: PriceView;
}

export interface DealSlidesProps {
  readonly label: string;
  readonly slides: readonly DealSlideView[];
  /** The index of the displayed slide, from 0. */
  readonly index: number;
  readonly onChoose?: ((index: number) => void) | undefined;
  /** Pauses rotating slides while the pointer or the focus is on them, and with the button. */
  readonly onHold?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
}

/** The deals of the day, one at a time. Without scripts only the first one is shown; the page lists them all. */
export const DealSlides = ({ label, slides, index, onChoose, onHold, onRelease }: DealSlidesProps) => {
  const { Link } = useUi();
  const [isStopped, setStopped] = useState(false);
  const release = () => {
    if (!isStopped) onRelease?.();
  };
  const toggle = () => {
    if (isStopped) onRelease?.();
    else onHold?.();
    setStopped(!isStopped);
  };
  return (
    <section
      className={styles.slides}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={onHold}
      onPointerLeave={release}
      onFocus={onHold}
      onBlur={release}
    >
      {slides.map(({ productId, name, url, picture, price }, at) => (
        <article
          key={productId}
          className={styles.slide}
          hidden={at !== index}
          aria-label={`${at + 1} of ${slides.length}`}
        >
          <Picture
            className={styles.picture}
            master={picture.link}
            alt=""
            width={picture.width}
            height={picture.height}
            blurred={picture.blurred}
            widths={heroWidths}
            sizes="(min-width: 768px) 60vw, 100vw"
            loading={at === 0 ? 'high' : 'lazy'}
          />
          <div className={styles.text}>
            <h2 className={styles.name}>
              <Link href={url}>{name}</Link>
            </h2>
            <Price price={price} />
          </div>
        </article>
      ))}
      {/* Reserves the space of the controls until the slides rotate, so that nothing moves when they appear. */}
      <div className={styles.controls} hidden={onChoose === undefined}>
        {slides.map(({ productId, name }, at) => (
          <button
            key={productId}
            type="button"
            className={styles.dot}
            aria-label={`Show ${name}`}
            aria-current={at === index || undefined}
            onClick={() => onChoose?.(at)}
          />
        ))}
        <button type="button" className={styles.stop} onClick={toggle}>
          {isStopped ? 'Turn by themselves' : 'Stop turning'}
        </button>
      </div>
    </section>
  );
};
