import type { LayeredImage } from '@ironcart/core/product-look';
import { type ComponentType, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FilmProps } from '../media/Film.tsx';
import { Icon } from '../primitives/Icon.tsx';
import { NoPicture } from '../primitives/NoPicture.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './Gallery.module.css';
import { Snipe, type SnipeView } from './Snipe.tsx';

/** A picture, or the preview of a video. */
export interface GalleryPicture extends LayeredImage {
  /** The video's URL. */
  readonly film?: string | undefined;
}

export interface GalleryProps {
  readonly pictures: readonly GalleryPicture[];
  /** The text alternative of pictures without a label. */
  readonly productName: string;
  /** Opens the zoom view; without it, or before it is loaded, a click opens the picture's file. */
  readonly onZoom?: ((picture: LayeredImage) => void) | undefined;
  /** Plays a video in place; without it, or before it is loaded, a click opens the video's file. */
  readonly Film?: ComponentType<FilmProps> | undefined;
  /** The banner on the pictures. */
  readonly snipe?: SnipeView | undefined;
}

/** The width of the opened picture, in pixels. */
const closeUpWidth = 1960;
const posterWidth = 768;

/** In right-to-left text the gallery scrolls in the other direction, with negative offsets. */
const directionOf = (list: Element): 1 | -1 => (getComputedStyle(list).direction === 'rtl' ? -1 : 1);

const mainSizes = '(min-width: 1440px) 860px, (min-width: 1024px) 60vw, (min-width: 768px) 52vw, 100vw';

/** A gallery of pictures and videos to swipe, with thumbnails that are anchors, so that it works without scripts. */
export const Gallery = ({ pictures, productName, onZoom, Film, snipe }: GalleryProps) => {
  const { imageUrl } = useUi();
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  /** The target of a programmatic scroll; pictures in between do not become the current one. */
  const goal = useRef(-1);
  const show = (index: number) => {
    const list = track.current;
    list?.scrollTo?.({ left: index * list.clientWidth * directionOf(list) });
    goal.current = index === current ? -1 : index;
    setCurrent(index);
  };
  const letGo = () => {
    goal.current = -1;
  };
  const settle = () => {
    const list = track.current;
    if (!list?.clientWidth) return;
    const index = Math.round(Math.abs(list.scrollLeft) / list.clientWidth);
    if (goal.current === index) letGo();
    if (goal.current < 0) setCurrent(index);
  };
  // The shopper may have swiped before the scripts were loaded.
  const settleAtStart = useEffectEvent(settle);
  useEffect(() => settleAtStart(), []);
  const pictureId = (index: number) => `${id}-${index}`;
  /**
   * The target of a click without scripts. No file shows a picture with its layers, so it becomes a link only with the
   * zoom view.
   */
  const closeUpOf = ({ film, link, layers }: GalleryPicture) =>
    layers?.length && !onZoom ? undefined : (film ?? imageUrl(link, { width: closeUpWidth, format: 'webp' }));
  if (pictures.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={styles.blank}>
          <NoPicture name={productName} />
          {snipe && <Snipe snipe={snipe} place="productPage" />}
        </div>
      </div>
    );
  }
  return (
    <section className={styles.gallery} aria-label={`Pictures of ${productName}`}>
      <div className={styles.stage}>
        <ul
          className={styles.track}
          ref={track}
          onScroll={settle}
          onPointerDown={letGo}
          onWheel={letGo}
          tabIndex={pictures.length > 1 ? 0 : undefined}
        >
          {pictures.map((picture, index) => (
            <li key={picture.film ?? picture.link} id={pictureId(index)} className={styles.slide}>
              {picture.film && Film && index === current ? (
                <Suspense>
                  <Film
                    src={picture.film}
                    label={picture.label}
                    poster={imageUrl(picture.link, { width: posterWidth, format: 'webp' })}
                  />
                </Suspense>
              ) : (
                <a
                  className={styles.closeUp}
                  href={closeUpOf(picture)}
                  aria-label={
                    closeUpOf(picture) && `${picture.film ? 'Film' : 'Look closely'}: ${picture.label || productName}`
                  }
                  data-film={picture.film && ''}
                  aria-haspopup={onZoom === undefined || picture.film ? undefined : 'dialog'}
                  onClick={(event) => {
                    if (onZoom === undefined || picture.film) return;
                    event.preventDefault();
                    onZoom(picture);
                  }}
                >
                  <Picture
                    master={picture.link}
                    alt={picture.label || productName}
                    width={picture.width}
                    height={picture.height}
                    blurred={picture.blurred}
                    sizes={mainSizes}
                    loading={index === 0 ? 'high' : 'lazy'}
                    layers={picture.layers}
                  />
                </a>
              )}
            </li>
          ))}
        </ul>
        {snipe && <Snipe snipe={snipe} place="productPage" />}
        {pictures.length > 1 && (
          <div className={styles.steps}>
            <button
              type="button"
              aria-label="Previous picture"
              disabled={current === 0}
              onClick={() => show(current - 1)}
            >
              <Icon name="arrow" />
            </button>
            <span className={styles.position}>
              {current + 1} / {pictures.length}
            </span>
            <button
              type="button"
              aria-label="Next picture"
              disabled={current === pictures.length - 1}
              onClick={() => show(current + 1)}
            >
              <Icon name="arrow" />
            </button>
          </div>
        )}
      </div>
      {pictures.length > 1 && (
        <ol className={styles.thumbnails}>
          {pictures.map((picture, index) => (
            <li key={picture.film ?? picture.link}>
              <a
                href={`#${pictureId(index)}`}
                aria-label={`Picture ${index + 1} of ${pictures.length}: ${picture.label || productName}`}
                aria-current={index === current ? 'true' : undefined}
                data-film={picture.film && ''}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture
                  master={picture.link}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  widths={[83, 166]}
                  sizes="83px"
                  layers={picture.layers}
                />
              </a>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
