import type { Page } from '@playwright/test';

/**
 * The share of pixels, from 0 to 1, in which two PNG pictures differ visibly: by more than 24 of 255 in a channel. It
 * is 1 if their sizes differ.
 * @param page any page: its browser decodes the pictures
 */
export const pictureDifference = (page: Page, left: Buffer, right: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [one, other] = await Promise.all(
        pictures.map(async (base64) => {
          const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!one || !other || one.width !== other.width || one.height !== other.height) return 1;
      let different = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
        );
        if (Math.max(...channels) > 24) different += 1;
      }
      return different / (one.width * one.height);
    },
    [left.toString('base64'), right.toString('base64')],
  );
