import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../primitives/class-names.ts';
import { Icon } from '../primitives/Icon.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import type { AttachedCarousel } from './carousel/attach-carousel.ts';
import type { CarouselProps } from './further-block-props.ts';

export interface CarouselViewProps extends CarouselProps {
  readonly slides: readonly ReactNode[];
  /** Called with the index of the current slide, from 0. */
  readonly onSlide?: ((index: number) => void) | undefined;
}

/**
 * A row of slides that scrolls and snaps. With scripts it also has arrows, keys and dragging, whose code is loaded
 * after the page.
 */
export const Carousel = ({ label, title, slide = 'wide', slides, onSlide }: CarouselViewProps) => {
  const track = useRef<HTMLElement>(null);
  const behaviour = useRef<AttachedCarousel>(undefined);
  const [shown, setShown] = useState(0);
  const [isReady, setReady] = useState(false);
  const tell = useEffectEvent((index: number) => {
    setShown(index);
    onSlide?.(index);
  });

  useEffect(() => {
    let isGone = false;
    const attach = async () => {
      const { attachCarousel } = await import('./carousel/attach-carousel.ts');
      if (isGone || track.current === null) return;
      behaviour.current = attachCarousel(track.current, {
        isStill: window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false,
        onSlide: (index) => tell(index),
      });
      setReady(true);
    };
    // If its code cannot be loaded, the slides can be scrolled by hand.
    void attach().catch(() => undefined);
    return () => {
      isGone = true;
      behaviour.current?.detach();
    };
  }, []);

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      <div className={styles.head}>
        {title && <h2 className={styles.title}>{title}</h2>}
        <div className={styles.controls} data-ready={isReady || undefined}>
          <span className={styles.count} aria-live="polite">
            <span aria-hidden="true">
              {shown + 1} / {slides.length}
            </span>
            <VisuallyHidden>
              Slide {shown + 1} of {slides.length}
            </VisuallyHidden>
          </span>
          <button
            type="button"
            className={classNames(styles.arrow, styles.back)}
            aria-label="Previous slide"
            disabled={shown === 0}
            onClick={() => behaviour.current?.goTo(shown - 1)}
          >
            <Icon name="arrow" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label="Next slide"
            disabled={shown >= slides.length - 1}
            onClick={() => behaviour.current?.goTo(shown + 1)}
          >
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keys. */}
      <section className={styles.track} ref={track} tabIndex={0} aria-label={`${label}, slides`}>
        <ul className={styles.slides} data-slide={slide}>
          {slides.map((content, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no identity but their place.
            <li key={index} className={styles.slide}>
              {content}
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
};
