import { isFilmAddress, type MediaConfig } from '@ironcart/core';
import type { CSSProperties } from 'react';
import { isPlainValue } from '../blocks/block-frame.ts';
import { classNames } from '../primitives/class-names.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { Film } from './Film.tsx';
import styles from './Media.module.css';

type OneMedia = Omit<MediaConfig, 'mobile'>;

const isFilm = (src: string): boolean => /\.(?:mp4|webm)(?:\?|$)/i.test(src) && isFilmAddress(src);

/** The dimensions of a master whose content does not say them, in pixels. */
const unknownSize = { width: 1600, height: 900 };

/** A colour or gradient that loads nothing; undefined for anything else. */
const plainPaint = (value: string | undefined): string | undefined =>
  value !== undefined && isPlainValue(value) ? value : undefined;

const OneMediaView = ({ media, className }: { readonly media: OneMedia; readonly className?: string | undefined }) => {
  const { Link } = useUi();
  const { src, alt, autoHeight = true, maxWidth, link, ariaLabel, enableVideoControls = false } = media;
  const { width = unknownSize.width, height = unknownSize.height } = media;
  const film = isFilm(src);
  const overlay = plainPaint(media.overlay);
  // A link over the browser's controls would take their clicks.
  const isLinked = link !== undefined && !(film && enableVideoControls);
  const place: CSSProperties = {
    background: plainPaint(media.background),
    maxInlineSize: maxWidth,
    ...(autoHeight ? { aspectRatio: `${width} / ${height}` } : { blockSize: height }),
  };
  return (
    <div className={classNames(styles.media, className)} style={place}>
      {film ? (
        <Film className={styles.fill} src={src} label={ariaLabel ?? alt} hasControls={enableVideoControls} />
      ) : (
        <Picture
          className={styles.fill}
          master={src}
          alt={isLinked ? '' : alt}
          width={width}
          height={height}
          sizes="100vw"
        />
      )}
      {overlay && <span className={styles.overlay} style={{ background: overlay }} />}
      {isLinked && <Link className={styles.link} href={link} aria-label={ariaLabel ?? alt} />}
    </div>
  );
};

/** A picture or a film as content describes it, with what narrow screens show instead (S3-cms-04). */
export const Media = ({ mobile, ...wide }: MediaConfig) =>
  mobile ? (
    <>
      <OneMediaView media={wide} className={styles.wide} />
      <OneMediaView media={mobile} className={styles.narrow} />
    </>
  ) : (
    <OneMediaView media={wide} />
  );
