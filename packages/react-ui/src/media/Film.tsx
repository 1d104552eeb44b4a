import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import styles from './Film.module.css';

export interface FilmProps {
  readonly src: string;
  /** The picture until the video plays. */
  readonly poster?: string | undefined;
  /** The description for screen readers. */
  readonly label: string;
  /** Whether it has the browser's controls, or only a play/pause button. */
  readonly hasControls?: boolean | undefined;
  readonly className?: string | undefined;
  /** Called if autoplay fails (S8-err-other-12); the shopper can start the video with its controls. */
  readonly warn?: ((message: string, cause: unknown) => void) | undefined;
}

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A muted video that plays automatically if the browser and the shopper's settings allow it, and can always be stopped.
 */
export const Film = ({ src, poster, label, hasControls = true, className, warn = console.warn }: FilmProps) => {
  const video = useRef<HTMLVideoElement>(null);
  const [isRunning, setRunning] = useState(false);
  const start = useEffectEvent((film: HTMLVideoElement) => {
    film.play().catch((cause: unknown) => warn('The film did not start by itself', cause));
  });
  const toggle = () => {
    if (isRunning) video.current?.pause();
    else video.current?.play().catch((cause: unknown) => warn('The film cannot be played', cause));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another film starts as well.
  useEffect(() => {
    const film = video.current;
    // A video that is hidden at this width need not be loaded.
    if (film !== null && !wantsStillness() && (film.checkVisibility?.() ?? true)) start(film);
  }, [src]);

  const film = (
    <video
      ref={video}
      className={classNames(styles.film, className)}
      src={src}
      poster={poster}
      aria-label={label}
      controls={hasControls}
      loop
      muted
      playsInline
      preload="metadata"
      onPlay={() => setRunning(true)}
      onPause={() => setRunning(false)}
    />
  );
  if (hasControls) return film;
  return (
    <div className={styles.stage}>
      {film}
      <div className={styles.control}>
        <Button size="small" onClick={toggle}>
          {isRunning ? 'Stop the film' : 'Play the film'}
        </Button>
      </div>
    </div>
  );
};
