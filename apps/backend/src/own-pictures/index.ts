export {
  addPictures,
  describePictures,
  fetchWaitingPictures,
  type OwnPicture,
  type PictureOutcome,
  removePicture,
} from './own-pictures.ts';
