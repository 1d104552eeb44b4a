export interface FacetValueView {
  readonly id: string;
  readonly text: string;
  /** The number of products after selecting it. */
  readonly count: number;
  readonly isChosen: boolean;
}

/** The numbers of a facet, and the selected range. */
export interface FacetRangeView {
  /** The unit next to the fields: 'kg', '$'. */
  readonly unit: string;
  /** The lowest and the highest number in the list. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A property of products by which a list can be filtered. */
export interface FacetView {
  /** The name of its query parameter. */
  readonly key: string;
  readonly name: string;
  readonly values: readonly FacetValueView[];
  /** Whether only one value can be selected, as in a minimum rating. */
  readonly isSingle?: boolean | undefined;
  /** The fields `{key}_from` and `{key}_to` of a numeric facet. */
  readonly range?: FacetRangeView | undefined;
}

/** A selected value, with the URL of the list without it. */
export interface FacetChipView {
  readonly label: string;
  readonly hrefWithout: string;
}
