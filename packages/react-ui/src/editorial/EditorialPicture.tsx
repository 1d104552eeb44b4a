import { classNames } from '../primitives/class-names.ts';
import { Picture, type PictureProps } from '../primitives/Picture.tsx';
import styles from './EditorialPicture.module.css';

export interface EditorialPictureProps extends Pick<PictureProps, 'width' | 'height' | 'sizes' | 'className'> {
  /** As the editorial service names it: in one width of the image service, or a file of another host. */
  readonly address: string;
  readonly loading: NonNullable<PictureProps['loading']>;
}

/** The original of a picture whose URL has the image service's scheme; undefined for a picture of another host. */
const masterOf = (url: string): string | undefined => /^\/img\/w=\d+,f=\w+\/(.+)$/.exec(url)?.[1];

/** The picture of an article: in the widths that its place needs, where the image service has its original. */
export const EditorialPicture = ({ address, loading, className, sizes, width, height }: EditorialPictureProps) => {
  const master = masterOf(address);
  if (master === undefined)
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
      master={master}
      masterWidth={Number.POSITIVE_INFINITY}
      {...{ alt: '', loading, sizes, width, height }}
    />
  );
};
