/** Smaller files are sent as they are. Bytes. */
const smallFile = 1_000_000;

/** The longer side of a shrunk photo, in pixels: more than a store keeps of it. */
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
    // No picture, or an old browser: the store answers what is wrong with the file.
    return file;
  }
};

/**
 * Holds a form that is sent from now on: without this, what was chosen would be sent before it is shrunk, and refused.
 * @returns sends the held form
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
 * Shrinks the large photos that were chosen in a file field: what a phone's camera makes is larger than a store takes,
 * and takes minutes to send on a slow connection. A form that is sent meanwhile waits.
 */
export const shrinkPhotos = async (field: HTMLInputElement): Promise<void> => {
  const chosen = field.files;
  if (!chosen) return;
  const sendHeldForm = holdForm(field.form);
  const shrunk = new DataTransfer();
  // One after another, because each needs the memory of all its pixels.
  for (const file of chosen) shrunk.items.add(await shrink(file));
  if (field.files === chosen) field.files = shrunk.files;
  sendHeldForm();
};
