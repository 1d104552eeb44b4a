import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import styles from './Film.module.css';

export interface FilmProps {
  readonly src: string;
  /** Shown until the film runs. */
  readonly poster?: string | undefined;
  /** What the film shows, for those who hear the page. */
  readonly label: string;
  /** Whether it has the browser's controls; else only a button that stops and starts it. */
  readonly hasControls?: boolean | undefined;
  readonly className?: string | undefined;
  /** Hears why the film did not start by itself (S8-err-other-12): the shopper starts it by its controls. */
  readonly warn?: ((message: string, cause: unknown) => void) | undefined;
}

const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A silent film that starts by itself where the browser and the shopper allow it, and can always be stopped. */
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
    // One that this width does not show need not be loaded.
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
