import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './Film.module.css';

export interface FilmProps {
  readonly src: string;
  /** Shown until the film runs. */
  readonly poster?: string | undefined;
  /** What the film shows, for those who hear the page. */
  readonly label: string;
  /** Hears why the film did not start by itself (S8-err-other-12): the shopper starts it by its controls. */
  readonly warn?: ((message: string, cause: unknown) => void) | undefined;
}

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A silent film that starts by itself where the browser and the shopper allow it. */
export const Film = ({ src, poster, label, warn = console.warn }: FilmProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const start = useEffectEvent((film: HTMLVideoElement) => {
    film.play().catch((cause: unknown) => warn('The film did not start by itself', cause));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film starts as well.
  useEffect(() => {
    if (video.current !== null && !wantsStillness()) start(video.current);
  }, [src]);
  return (
    <video
      ref={video}
      className={styles.film}
      src={src}
      poster={poster}
      aria-label={label}
      controls
      loop
      muted
      playsInline
      preload="metadata"
    />
  );
};
