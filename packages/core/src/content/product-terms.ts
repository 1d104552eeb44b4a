import { requireEntries, requireObject } from '../require-argument.ts';

/** A store term shown beside a product's button: returns, warranty or pickup. */
export interface ProductTerm {
  /** The subject of the term, as in 'Warranty'. For each label, the first term that applies to a product is shown. */
  readonly label: string;
  readonly text: string;
  /** A path on the site to the full text. */
  readonly href?: string | undefined;
  /** The categories of the products to which it applies. Default: all. */
  readonly categoryIds?: readonly number[] | undefined;
  /** The only products to which it applies, in addition to those of its categories. */
  readonly productIds?: readonly number[] | undefined;
  /**
   * True: applies to goods that can be picked up on the site; false: to goods that cannot, where others can. Default:
   * both.
   */
  readonly pickup?: boolean | undefined;
}

/** The facts that determine which terms apply to a product. */
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

/** The terms that apply to a product: the first of each label, in the store's order. */
export const termsOfProduct = (terms: readonly ProductTerm[], question: TermsQuestion): readonly ProductTerm[] => {
  requireEntries(terms, 'terms');
  requireObject(question, 'question');
  const byLabel = new Map<string, ProductTerm>();
  for (const term of terms) if (!byLabel.has(term.label) && holdsFor(term, question)) byLabel.set(term.label, term);
  return [...byLabel.values()];
};
