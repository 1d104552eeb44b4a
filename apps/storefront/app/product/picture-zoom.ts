export { PictureZoom } from '@ironcart/react-ui';
