export { colourOf, finishOptionOf, finishPartOf } from './bundle-finish.ts';
export { linePictureOf, picturesOfFinish, picturesOfLook } from './chosen-pictures.ts';
export { giftCardDesignName } from './gift-card-design.ts';
