export { colourOf, finishOptionOf, finishPartOf } from './bundle-finish.ts';
export { type LayeredImage, linePictureOf, picturesOfBundle, picturesOfPartialChoice } from './chosen-pictures.ts';
export { giftCardDesignName, giftCardDesignOf } from './gift-card-design.ts';
export { type PictureLayer, pictureLayersOf } from './picture-layers.ts';
