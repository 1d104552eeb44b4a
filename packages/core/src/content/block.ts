/** A block of a content page, by name from a registry (S3-cms). */
export interface ContentBlock {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly ContentBlock[]>> | undefined;
}

export interface ContentPage {
  readonly id: number;
  readonly identifier: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly ContentBlock[];
}

export interface Category {
  readonly categoryId: number;
  readonly name: string;
  readonly url: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly parentId: number | undefined;
}
