/** An article in a list of the editorial site (S3-index-01). */
export interface EditorialPost {
  readonly id: number;
  /** One line of HTML; special characters are entities. */
  readonly title: string;
  readonly slug: string;
  /** `/theindex/{category slug}/{post slug}` (S2-index). */
  readonly link: string;
  /** Undefined if the post has no picture. */
  readonly featuredImagePath: string | undefined;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  /** The post's format, as in 'standard' or 'video'. */
  readonly format: string;
}

/** An article in a list, with its excerpt, author and date. */
export interface ListedEditorialPost extends EditorialPost {
  /** HTML. */
  readonly excerpt: string;
  /** Undefined if the site does not publish it. */
  readonly authorName: string | undefined;
  /** Publication date, ISO 8601 in UTC. */
  readonly date: string;
}

/** An article with all data of its own page (S3-index-02). */
export interface FullEditorialPost extends ListedEditorialPost {
  readonly largeFeaturedImagePath: string | undefined;
  /** URL of the video that replaces the picture. */
  readonly featuredVideo: string | undefined;
  /** HTML. */
  readonly content: string;
  /** CSS for this post only: scope it or drop it (SECURITY 17). */
  readonly customCss: string;
  /** Must never run (SECURITY 17); only present because WordPress's format has it. */
  readonly customJs: string;
  /** The picture's id; 0 if there is none. */
  readonly featuredMedia: number;
}

/** A tag or a category of posts (S3-index-03). */
export interface EditorialTerm {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The number of its published posts. */
  readonly count: number;
}

/** A post that a search found (S3-index-04). */
export type EditorialResult = Pick<EditorialPost, 'id' | 'link' | 'title'>;
