import { isApiError } from '@ironcart/api/client';
import { isBlank } from '@ironcart/core/forms';
import { safeReturnPath } from '@ironcart/core/routing';
import type { ReviewFields } from '@ironcart/react-ui';
import { redirect } from 'react-router';
import { reviewsPath } from '../../account/account-pages.ts';
import { cardNumberErrors, type RefusalMessages, refusalText } from '../../data/form-refusal.ts';
import { sendPhotos } from '../../photos/send-photos.server.ts';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** Result of a review form; undefined after a redirect. */
export interface ReviewAnswer {
  readonly values: ReviewFields;
  /** Ids of the photos that were accepted anyway. */
  readonly photoIds: readonly string[];
  readonly errors?: Partial<ReviewFields & { readonly photos: string }>;
  readonly failure?: string;
}

/** Actions of the review forms, their field `intent`. */
export type ReviewIntent = 'write' | 'remove' | 'helpful';

const fieldsOf = (form: FormData): ReviewFields => {
  const read = (name: string) => String(form.get(name) ?? '').trim();
  return {
    rating: read('rating'),
    title: read('title'),
    text: read('text').replaceAll('\r\n', '\n'),
    author: read('author'),
  };
};

const mistakesOf = ({ rating, title, text, author }: ReviewFields): Partial<ReviewFields> => ({
  ...(/^[1-5]$/.test(rating) ? {} : { rating: 'Choose how many stars' }),
  ...(isBlank(title) ? { title: 'Enter a headline' } : {}),
  ...(isBlank(text) ? { text: 'Write a few words' } : {}),
  ...(isBlank(author) ? { author: 'Enter the name that others read' } : {}),
});

const messages: RefusalMessages<'review.addReview'> = {
  already_reviewed: 'You have reviewed this product already. Remove that review to write another.',
  product_not_found: 'This product is not sold any more.',
  unknown_photo: 'A photo is not there any more. Choose your photos again.',
  invalid_request: 'Something in it cannot be kept. Shorten it, and leave out special characters.',
  too_many_requests: 'These are many reviews in a short time.',
};

/** Sends a review and redirects to the customer's reviews. */
const write = async (context: Context, form: FormData): Promise<ReviewAnswer> => {
  const values = fieldsOf(form);
  const { photoIds, failure: photos } = await sendPhotos(form, (file) => context.api.reviews.addPhoto(file));
  const errors = { ...mistakesOf(values), ...(photos === undefined ? {} : { photos }) };
  if (Object.keys(errors).length > 0) return { values, photoIds, errors };
  try {
    await context.api.reviews.add(Number(form.get('productId')), {
      ...values,
      photoIds,
      rating: Number(values.rating),
    });
  } catch (thrown) {
    const refused = cardNumberErrors(thrown, ['title', 'text', 'author']);
    if (refused !== undefined) return { values, photoIds, errors: refused };
    const failure = refusalText(thrown, messages);
    if (failure === undefined) throw thrown;
    return { values, photoIds: isApiError(thrown, 'unknown_photo') ? [] : photoIds, failure };
  }
  throw redirect(`${reviewsPath}?sent=1`);
};

/** Redirects to the page of the pressed button after its action; a review that is already deleted counts as success. */
const thenBack = async (asked: Promise<unknown>, back: string): Promise<never> => {
  try {
    await asked;
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
  }
  throw redirect(back);
};

const reviewIdOf = (form: FormData): string => String(form.get('reviewId') ?? '');

export const changes: Readonly<Record<ReviewIntent, (context: Context, form: FormData) => Promise<ReviewAnswer>>> = {
  write,
  remove: ({ api }, form) => thenBack(api.reviews.remove(reviewIdOf(form)), reviewsPath),
  helpful: ({ api }, form) =>
    thenBack(api.reviews.voteHelpful(reviewIdOf(form)), safeReturnPath(String(form.get('back') ?? ''), reviewsPath)),
};

export const isReviewIntent = (intent: string): intent is ReviewIntent => Object.hasOwn(changes, intent);
