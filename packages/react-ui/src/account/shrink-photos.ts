/** Maximum size in bytes of files that are uploaded unchanged. */
const smallFile = 1_000_000;

/** The longer side of a shrunk photo, in pixels: more than the store needs. */
const longestSide = 2_000;

const shrink = async (file: File): Promise<File> => {
  if (file.size <= smallFile) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
    return blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
  } catch {
    // Not a picture, or an old browser: the store's validation reports the problem.
    return file;
  }
};

/**
 * Delays submissions of a form until photos are shrunk; otherwise the originals would be uploaded and rejected.
 * @returns a function that releases the form and submits it if requested meanwhile
 */
const holdForm = (form: HTMLFormElement | null): (() => void) => {
  let held: { readonly submitter: HTMLElement | null } | undefined;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    held = { submitter: event.submitter };
    event.submitter?.setAttribute('data-busy', 'true');
  };
  form?.addEventListener('submit', hold);
  return () => {
    form?.removeEventListener('submit', hold);
    if (held === undefined) return;
    held.submitter?.removeAttribute('data-busy');
    form?.requestSubmit(held.submitter);
  };
};

/**
 * Shrinks the large photos chosen in a file field: photos of phone cameras exceed the store's limit, and take minutes
 * to upload on a slow connection. Submitting the form meanwhile is delayed.
 */
export const shrinkPhotos = async (field: HTMLInputElement): Promise<void> => {
  const chosen = field.files;
  if (!chosen) return;
  const sendHeldForm = holdForm(field.form);
  const shrunk = new DataTransfer();
  // Sequentially, because decoding needs memory for all pixels.
  for (const file of chosen) shrunk.items.add(await shrink(file));
  if (field.files === chosen) field.files = shrunk.files;
  sendHeldForm();
};
