export { createImageService, type ImageServiceOptions } from './image-service.ts';
