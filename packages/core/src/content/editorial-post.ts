/** An article of the editorial part of the site as lists show it (S3-index-01). */
export interface EditorialPost {
  readonly id: number;
  /** HTML of one line: entities stand for characters. */
  readonly title: string;
  readonly slug: string;
  /** `/theindex/{category slug}/{post slug}` (S2-index). */
  readonly link: string;
  /** Undefined where the post has no picture. */
  readonly featuredImagePath: string | undefined;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  /** How the post is shown, as in 'standard' or 'video'. */
  readonly format: string;
}

/** An article with everything that its own page shows (S3-index-02). */
export interface FullEditorialPost extends EditorialPost {
  readonly largeFeaturedImagePath: string | undefined;
  /** Address of the film that stands in for the picture. */
  readonly featuredVideo: string | undefined;
  /** HTML. */
  readonly content: string;
  /** HTML. */
  readonly excerpt: string;
  /** For the post alone: whoever shows it scopes it or drops it (SECURITY 17). */
  readonly customCss: string;
  /** Never runs (SECURITY 17): it travels because the shape has it. */
  readonly customJs: string;
  /** The picture's number; 0 where there is none. */
  readonly featuredMedia: number;
  /** Undefined where the site does not tell it. */
  readonly authorName: string | undefined;
  /** When it was published, ISO 8601 in UTC. */
  readonly date: string;
}

/** What posts are sorted under: a tag or a category (S3-index-03). */
export interface EditorialTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Posts that are published under it. */
  readonly count: number;
}

/** A post that a search found (S3-index-04). */
export type EditorialResult = Pick<EditorialPost, 'id' | 'link' | 'title'>;
