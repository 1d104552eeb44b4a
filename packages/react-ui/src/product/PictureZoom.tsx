import type { LayeredImage } from '@ironcart/core/product-look';
import { useRef } from 'react';
import { Dialog } from '../primitives/Dialog.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './PictureZoom.module.css';
import { usePictureScale } from './use-picture-scale.ts';

export interface PictureZoomProps {
  /** The zoomed picture; undefined if the view is closed. */
  readonly picture: LayeredImage | undefined;
  readonly productName: string;
  readonly onClose: () => void;
}

/** The largest served width, in pixels. */
const closeUpWidth = 1960;

const Zoomed = ({ picture, productName }: { readonly picture: LayeredImage; readonly productName: string }) => {
  const { imageUrl } = useUi();
  const area = useRef<HTMLDivElement>(null);
  const { scale, handlers } = usePictureScale(area);
  return (
    <div ref={area} className={styles.area}>
      <button
        type="button"
        className={scale > 1 ? styles.large : styles.whole}
        style={{ inlineSize: `${scale * 100}%`, blockSize: `${scale * 100}%` }}
        aria-pressed={scale > 1}
        aria-label="Enlarge"
        {...handlers}
      >
        <img
          src={imageUrl(picture.link, { width: closeUpWidth, format: 'webp' })}
          alt={picture.label || productName}
          width={picture.width}
          height={picture.height}
          draggable={false}
        />
        {picture.layers?.map((layer) => (
          <img
            key={layer}
            className={styles.layer}
            src={imageUrl(layer, { width: closeUpWidth, format: 'webp' })}
            alt=""
            draggable={false}
          />
        ))}
      </button>
    </div>
  );
};

/** A zoom view of one picture: in the size of the window, then enlarged by pinching, a press or a double press. */
export const PictureZoom = ({ picture, productName, onClose }: PictureZoomProps) => (
  <Dialog isOpen={picture !== undefined} title={productName} className={styles.zoom} onClose={onClose}>
    {picture && <Zoomed picture={picture} productName={productName} />}
  </Dialog>
);
