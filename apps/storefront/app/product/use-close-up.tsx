import type { GalleryImage } from '@ironcart/core/product';
import { type ReactNode, Suspense, useState } from 'react';
import { PictureZoom } from './late-views.ts';

/** Looking at one picture of a product closely; what shows it arrives when one is looked at. */
export const useCloseUp = (
  productName: string,
): { readonly open: (picture: GalleryImage) => void; readonly dialog: ReactNode } => {
  const [picture, setPicture] = useState<GalleryImage>();
  const [isAsked, setIsAsked] = useState(false);
  return {
    open: (wanted) => {
      setPicture(wanted);
      setIsAsked(true);
    },
    dialog: isAsked && (
      <Suspense>
        <PictureZoom picture={picture} productName={productName} onClose={() => setPicture(undefined)} />
      </Suspense>
    ),
  };
};
