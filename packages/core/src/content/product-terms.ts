import { requireEntries, requireObject } from '../require-argument.ts';

/** What a store says beside a product's button: its returns, its warranty, its pickup. */
export interface ProductTerm {
  /** What it is about, as in 'Warranty'. The first term of a label that holds for a product is shown. */
  readonly label: string;
  readonly text: string;
  /** A path on the site with the whole of it. */
  readonly href?: string | undefined;
  /** The categories of its products. Default: all. */
  readonly categoryIds?: readonly number[] | undefined;
  /** The only products that it holds for, beside those of its categories. */
  readonly productIds?: readonly number[] | undefined;
  /** True: for goods that can be picked up on the site; false: for those that cannot, where others can. Default: both. */
  readonly pickup?: boolean | undefined;
}

/** What decides which terms hold for a product. */
export interface TermsQuestion {
  readonly productId: number;
  readonly categoryIds: readonly number[];
  /** Whether it can be picked up; undefined on a site without pickup. */
  readonly canBePickedUp: boolean | undefined;
}

const holdsFor = (term: ProductTerm, { productId, categoryIds, canBePickedUp }: TermsQuestion): boolean => {
  if (term.pickup !== undefined && term.pickup !== canBePickedUp) return false;
  if (term.categoryIds === undefined && term.productIds === undefined) return true;
  return (
    term.productIds?.includes(productId) === true ||
    term.categoryIds?.some((categoryId) => categoryIds.includes(categoryId)) === true
  );
};

/** The terms that hold for a product: of each label the first, in the store's order. */
export const termsOfProduct = (terms: readonly ProductTerm[], question: TermsQuestion): readonly ProductTerm[] => {
  requireEntries(terms, 'terms');
  requireObject(question, 'question');
  const byLabel = new Map<string, ProductTerm>();
  for (const term of terms) if (!byLabel.has(term.label) && holdsFor(term, question)) byLabel.set(term.label, term);
  return [...byLabel.values()];
};
