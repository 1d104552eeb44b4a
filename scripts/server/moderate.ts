import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@ironcart/backend';
import {
  type AnswerIssue,
  answerReview,
  decideReview,
  dropReviewPhotos,
  readPendingReviews,
  readPhotoFiles,
  readUnansweredReviews,
  withdrawAnswer,
} from '@ironcart/backend/reviews';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { usage } from '../arguments/moderate.mjs';
import { makeFolder } from '../prepare/make-folder.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { onGivenFile } from './on-given-file.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

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

const listUnanswered: Work = async (db) => {
  const unanswered = await readUnansweredReviews(db);
  if (unanswered.length === 0) console.log('  Every review of three stars or fewer is answered.');
  for (const { reviewId, productName, rating, author, title, text, writtenAt } of unanswered) {
    console.log(
      `${reviewId}  ${writtenAt.toISOString()}  ${productName}: ${rating} of 5 by ${plainLines(author)}\n  ${plainLines(title)}\n    ${plainLines(text)}\n`,
    );
  }
  return 0;
};

const answer =
  (reviewId: string, text: string): Work =>
  async (db) => {
    const texts: CodeTexts<AnswerIssue> = {
      no_review: `There is no review ${reviewId}.`,
      no_words: 'The answer has no words.',
      too_long: 'An answer has at most 2,000 characters.',
    };
    const answered = await answerReview(db, reviewId, text, new Date());
    if (answered.ok) {
      console.log(`  ${reviewId} is answered.`);
      return 0;
    }
    console.error(`  ${textOfCode(answered.issues[0], texts)}`);
    return 2;
  };

const dropAnswer =
  (reviewId: string): Work =>
  async (db) => {
    const isDropped = await withdrawAnswer(db, reviewId);
    if (isDropped) console.log(`  The answer to ${reviewId} is removed.`);
    else console.error(`  ${reviewId} has no answer.`);
    return isDropped ? 0 : 2;
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
  const [argument, ...others] = rest;
  if (verb === 'photos' && reviewId !== undefined && argument !== undefined && others.length === 0) {
    return writePhotos(reviewId, argument);
  }
  if (verb === 'answer' && reviewId !== undefined && argument !== undefined && others.length === 0) {
    return answer(reviewId, argument);
  }
  if (rest.length > 0) return undefined;
  if (verb === 'list' && reviewId === undefined) return list;
  if (verb === 'unanswered' && reviewId === undefined) return listUnanswered;
  if (reviewId === undefined) return undefined;
  if (verb === 'drop-photos') return dropPhotos(reviewId);
  if (verb === 'drop-answer') return dropAnswer(reviewId);
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
