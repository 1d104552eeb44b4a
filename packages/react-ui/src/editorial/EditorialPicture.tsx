import { classNames } from '../primitives/class-names.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import styles from './EditorialPicture.module.css';

export interface EditorialPictureProps extends Pick<PictureProps, 'width' | 'height' | 'sizes' | 'className'> {
  /**
   * The picture's URL as the editorial service returns it: of the image service in one width, or a file on another
   * host.
   */
  readonly address: string;
  readonly loading: NonNullable<PictureProps['loading']>;
}

/**
 * The original of a picture whose URL has the image service's scheme, with the largest width known to be available:
 * that of the original, or that of the URL. Undefined for a picture on another host.
 */
const originalOf = (url: string) => {
  const [, width, master, of] = /^\/img\/w=(\d+),f=\w+\/([^?]+)(?:\?of=(\d+))?$/.exec(url) ?? [];
  return master === undefined ? undefined : { master, width: Number(of ?? width) };
};

/** The picture of an article: in responsive widths if the image service has its original. */
export const EditorialPicture = ({ address, loading, className, sizes, width, height }: EditorialPictureProps) => {
  const original = originalOf(address);
  if (original === undefined)
    return (
      <img
        className={classNames(styles.foreign, className)}
        src={address}
        alt=""
        width={width}
        height={height}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={loading === 'high' ? 'high' : undefined}
        decoding="async"
      />
    );
  return (
    <Picture
      className={className}
      master={original.master}
      masterWidth={original.width}
      {...{ alt: '', loading, sizes, width, height }}
    />
  );
};
