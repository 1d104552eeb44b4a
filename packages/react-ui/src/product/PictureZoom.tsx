import type { GalleryImage } from '@ironcart/core/product';
import { useState } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './PictureZoom.module.css';

export interface PictureZoomProps {
  /** The zoomed picture; undefined if the view is closed. */
  readonly picture: GalleryImage | undefined;
  readonly productName: string;
  readonly onClose: () => void;
}

/** The largest served width, in pixels. */
const closeUpWidth = 1960;

/** A zoom view of one picture: in the size of the window, then twice as large and scrollable. */
export const PictureZoom = ({ picture, productName, onClose }: PictureZoomProps) => {
  const { imageUrl } = useUi();
  const [isLarge, setIsLarge] = useState(false);
  return (
    <Dialog isOpen={picture !== undefined} title={productName} className={styles.zoom} onClose={onClose}>
      {picture && (
        <button
          type="button"
          className={isLarge ? styles.large : styles.whole}
          aria-pressed={isLarge}
          aria-label="Enlarge"
          onClick={() => setIsLarge(!isLarge)}
        >
          <img
            src={imageUrl(picture.link, { width: closeUpWidth, format: 'webp' })}
            alt={picture.label || productName}
            width={picture.width}
            height={picture.height}
          />
        </button>
      )}
    </Dialog>
  );
};
