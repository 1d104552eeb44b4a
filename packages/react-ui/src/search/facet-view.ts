export interface FacetValueView {
  readonly id: string;
  readonly text: string;
  /** Products that choosing it leaves. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** A property of products that a list is narrowed by. */
export interface FacetView {
  /** Its name in the query of the list's address. */
  readonly key: string;
  readonly name: string;
  readonly values: readonly FacetValueView[];
  /** Of its values only one can be chosen, as of 'so many stars and up'. */
  readonly isSingle?: boolean | undefined;
}

/** A chosen value, and the list without it. */
export interface FacetChipView {
  readonly label: string;
  readonly hrefWithout: string;
}
