export { createImageService, type ImageServiceOptions, type ReadPicture } from './image-service.ts';
