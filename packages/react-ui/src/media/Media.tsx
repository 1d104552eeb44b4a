import type { MediaConfig } from '@ironcart/core/content';
import { isVideoAddress } from '@ironcart/core/product-page';
import type { CSSProperties } from 'react';
import { isPlainValue } from '../blocks/block-frame.ts';
import { classNames } from '../primitives/class-names.ts';
import { Picture } from '../primitives/Picture.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { Film } from './Film.tsx';
import styles from './Media.module.css';

type OneMedia = Omit<MediaConfig, 'mobile'>;

const isFilm = (src: string): boolean => /\.(?:mp4|webm)(?:\?|$)/i.test(src) && isVideoAddress(src);

/** The default dimensions of an original, in pixels. */
const unknownSize = { width: 1600, height: 900 };

/** Returns a CSS colour or gradient that loads nothing; undefined for other values. */
const plainPaint = (value: string | undefined): string | undefined =>
  value !== undefined && isPlainValue(value) ? value : undefined;

const OneMediaView = ({ media, className }: { readonly media: OneMedia; readonly className?: string | undefined }) => {
  const { Link } = useUi();
  const { src, alt, autoHeight = true, maxWidth, link, ariaLabel, enableVideoControls = false } = media;
  const { width = unknownSize.width, height = unknownSize.height } = media;
  const film = isFilm(src);
  const overlay = plainPaint(media.overlay);
  // A link would intercept clicks on the browser's controls.
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

/** A picture or video from content, with its replacement on narrow screens (S3-cms-04). */
export const Media = ({ mobile, ...wide }: MediaConfig) =>
  mobile ? (
    <>
      <OneMediaView media={wide} className={styles.wide} />
      <OneMediaView media={mobile} className={styles.narrow} />
    </>
  ) : (
    <OneMediaView media={wide} />
  );
