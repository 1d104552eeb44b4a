import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@ironcart/backend';
import { decideReview, dropReviewPhotos, readPendingReviews, readPhotoFiles } from '@ironcart/backend/reviews';
import { makeFolder } from '../prepare/make-folder.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { onGivenFile } from './on-given-file.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

const usage = `Usage:
  npm run moderate -- list
  npm run moderate -- publish REVIEW
  npm run moderate -- reject REVIEW
  npm run moderate -- photos REVIEW|RETURN FOLDER
  npm run moderate -- drop-photos REVIEW

list: prints the reviews that wait, the oldest first.
photos: writes the photos of a review, or of a return (R-...), into a folder, to be looked at.
drop-photos: removes the photos of a review; its words stay.
publish, reject: decides a review, also one that was decided otherwise before. REVIEW is the id that list prints.`;

/** A subcommand's work on the store's database; returns the exit code. */
type Work = (db: Database) => Promise<number>;

const list: Work = async (db) => {
  const waiting = await readPendingReviews(db);
  if (waiting.length === 0) console.log('  No review waits.');
  for (const { reviewId, productName, rating, author, title, text, isVerified, writtenAt, photos } of waiting) {
    const writer = `${plainLines(author)}${isVerified ? ', who bought it' : ''}${Number(photos) > 0 ? `, with ${photos} photos` : ''}`;
    console.log(
      `${reviewId}  ${writtenAt.toISOString()}  ${productName}: ${rating} of 5 by ${writer}\n  ${plainLines(title)}\n    ${plainLines(text)}\n`,
    );
  }
  return 0;
};

const decide =
  (reviewId: string, status: 'published' | 'rejected'): Work =>
  async (db) => {
    if (await decideReview(db, reviewId, status)) {
      console.log(`  ${reviewId} is ${status}.`);
      return 0;
    }
    console.error(`  There is no review ${reviewId}.`);
    return 2;
  };

const writePhotos =
  (of: string, folder: string): Work =>
  async (db) => {
    const photos = await readPhotoFiles(db, of);
    if (photos.length === 0) {
      console.error(`  ${of} has no photos.`);
      return 2;
    }
    return onGivenFile(folder, async () => {
      makeFolder(folder);
      for (const { photoId, bytes } of photos) {
        const file = join(folder, `${photoId}.webp`);
        await writeFile(file, bytes);
        console.log(`  ${file}`);
      }
      return 0;
    });
  };

const dropPhotos =
  (reviewId: string): Work =>
  async (db) => {
    const dropped = await dropReviewPhotos(db, reviewId);
    console.log(`  ${dropped} photos of ${reviewId} are removed.`);
    return dropped > 0 ? 0 : 2;
  };

const workOf = ([verb, reviewId, ...rest]: readonly string[]): Work | undefined => {
  const [folder, ...others] = rest;
  if (verb === 'photos' && reviewId !== undefined && folder !== undefined && others.length === 0) {
    return writePhotos(reviewId, folder);
  }
  if (rest.length > 0) return undefined;
  if (verb === 'list' && reviewId === undefined) return list;
  if (reviewId === undefined) return undefined;
  if (verb === 'drop-photos') return dropPhotos(reviewId);
  if (verb === 'publish') return decide(reviewId, 'published');
  return verb === 'reject' ? decide(reviewId, 'rejected') : undefined;
};

/** `npm run moderate`: returns the exit code, 2 if there is no such review. */
export const moderate = async (given: readonly string[]): Promise<number> => {
  const work = workOf(given);
  if (!work) {
    console.error(usage);
    return 1;
  }
  return withStoreDatabase(readConfiguration(root, process.env), work);
};
