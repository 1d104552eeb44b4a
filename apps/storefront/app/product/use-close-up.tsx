import type { LayeredImage } from '@ironcart/core/product-look';
import { type ReactNode, Suspense, useState } from 'react';
import { PictureZoom } from './late-views.ts';

/** Opens a close-up of one of the product's pictures; its view is loaded on first use. */
export const useCloseUp = (
  productName: string,
): { readonly open: (picture: LayeredImage) => void; readonly dialog: ReactNode } => {
  const [picture, setPicture] = useState<LayeredImage>();
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
