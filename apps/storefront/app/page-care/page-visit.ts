/** A page as a shopper sees it: another object when what it shows was loaded again. */
export interface PageVisit {
  /** The same for as long as the shopper stays. */
  readonly key: string;
  /** Within the site, without the query. */
  readonly pathname: string;
  readonly matches: readonly { readonly id: string; readonly loaderData: unknown }[];
}
