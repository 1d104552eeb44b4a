import type { Photo } from './photo.ts';

/** Status of a review: pending after it was written, then published or rejected by the store. */
export const reviewStatuses = ['pending', 'published', 'rejected'] as const;

/** One of `reviewStatuses`. */
export type ReviewStatus = (typeof reviewStatuses)[number];

/** The sort orders of reviews: by time, by votes, by stars. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const;

/** One of `reviewSorts`. */
export type ReviewSort = (typeof reviewSorts)[number];

/** Stars, from worst to best. */
export const reviewRatings = [1, 2, 3, 4, 5] as const;

/** The store's public answer to a review. */
export interface ReviewAnswer {
  /** Plain text, with its line breaks. */
  readonly text: string;
  /** ISO 8601, UTC. */
  readonly answeredAt: string;
}

/** A customer's review of a product. */
export interface Review {
  readonly _id: string;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string;
  /** Plain text, with its line breaks. */
  readonly text: string;
  /** The writer's chosen display name. */
  readonly author: string;
  /** Whether the writer had bought the product from this store. */
  readonly isVerified: boolean;
  /** Review deployment in which it was written, for example 'US' (S9-reviews). */
  readonly deployment: string;
  /** Customers who found it helpful. */
  readonly helpful: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly photos: readonly Photo[];
  /** Omitted if the store has not answered. */
  readonly answer?: ReviewAnswer | undefined;
}

/** A customer's own review, with the product it is about. */
export interface OwnReview extends Omit<Review, 'isVerified' | 'deployment'> {
  readonly status: ReviewStatus;
  readonly productId: number;
  readonly productName: string;
  readonly productUrl: string;
}

/** A product that a customer has bought and not reviewed. */
export interface ReviewableProduct {
  readonly productId: number;
  readonly productName: string;
  readonly productUrl: string;
  /** When it was ordered last; ISO 8601, UTC. */
  readonly orderedAt: string;
}

/** Filters for a product's reviews; all optional. */
export interface ReviewChoice {
  /** Only those with this number of stars. */
  readonly rating?: number | undefined;
  /** Only those of customers who bought the product from this store. */
  readonly isVerified?: boolean | undefined;
  /** Only those with photos. */
  readonly hasPhotos?: boolean | undefined;
}

/** Published reviews of a product. */
export interface ReviewPage {
  /** The reviews of the requested page. */
  readonly reviews: readonly Review[];
  /** The number of reviews that match the filters, on all pages. */
  readonly count: number;
  /** The numbers of published reviews with 1, 2, 3, 4 and 5 stars, regardless of the filters. */
  readonly distribution: readonly number[];
  /** The number of verified reviews, regardless of the filters. */
  readonly verifiedCount: number;
  /** The number of reviews with photos, regardless of the filters. */
  readonly photoCount: number;
}
