export { largestPhotoBytes, mostPhotos, type Photo, photoMaster, photoTypes } from './photo.ts';
export * from './review.ts';
