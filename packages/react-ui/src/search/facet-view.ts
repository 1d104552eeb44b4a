export interface FacetValueView {
  readonly id: string;
  readonly text: string;
  /** The number of products after selecting it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** A property of products by which a list can be filtered. */
export interface FacetView {
  /** The name of its query parameter. */
  readonly key: string;
  readonly name: string;
  readonly values: readonly FacetValueView[];
  /** Whether only one value can be selected, as in a minimum rating. */
  readonly isSingle?: boolean | undefined;
}

/** A selected value, with the URL of the list without it. */
export interface FacetChipView {
  readonly label: string;
  readonly hrefWithout: string;
}
