import type { Product } from '@ironcart/core/product';
import { messageOf } from '../messages/error-messages.ts';
import { defineOperation, type Outcome } from '../operation.ts';
import { freeChoicesOf } from './choices.ts';
import { effectiveSelection } from './effective-selection.ts';
import { filteredVariants, pricesIgnored } from './filter-variants.ts';
import { type PricedVariant, priceVariants } from './priced-variants.ts';
import { choiceNamesOf, productDocument, variantDocument } from './product-document.ts';
import { type ReadCatalogue, readCatalogue } from './read-catalogue.ts';
import { getProductRequest } from './request-schemas.ts';
import { resolveIds } from './resolve-ids.ts';
import type { SoldProduct } from './sold-product.ts';
import { type SelectedOption, variantsOf } from './variants.ts';

/** Maximum number of variants in a response. */
const mostVariants = 50;

const notFound = (id: string): Outcome => ({
  isDone: false,
  messages: [messageOf({ code: 'product_not_found', content: `Product not found: ${id.slice(0, 200)}` })],
});

const variantsWith = (
  product: Product,
  catalogue: ReadCatalogue,
  selection: readonly SelectedOption[],
): readonly PricedVariant[] =>
  priceVariants(variantsOf(product, catalogue.products, catalogue.document.site, selection), catalogue);

/**
 * The values of each choice: whether a variant exists for it together with the rest of the selection, and whether it is
 * available.
 */
const optionsOf = ({ product }: SoldProduct, catalogue: ReadCatalogue, selection: readonly SelectedOption[]) => {
  const { products, document } = catalogue;
  const names = choiceNamesOf(product, freeChoicesOf(product, products, document.site));
  return names.map(({ name, labels }) => {
    const others = selection.filter((option) => option.name !== name);
    const beside = variantsWith(product, catalogue, others);
    const values = labels.map((label) => {
      const matching = beside.filter(({ selected }) =>
        selected.some((option) => option.name === name && option.label === label),
      );
      const available = matching.some(({ status }) => status !== 'out_of_stock');
      return { label, available, exists: matching.length > 0 };
    });
    return { name, values };
  });
};

const firstIs = (first: PricedVariant | undefined, variants: readonly PricedVariant[]): readonly PricedVariant[] =>
  first ? [first, ...variants.filter(({ id }) => id !== first.id)] : variants;

/** Returns one product with its choices, their availability with the current selection, and the matching variants. */
export const getProduct = defineOperation({
  name: 'get_product',
  capability: 'dev.ucp.shopping.catalog.lookup',
  description: 'Get one product with its options, prices and stock, narrowed by selected options.',
  payload: 'catalog',
  input: getProductRequest,
  hasId: false,
  isChange: false,
  run: async (context, call, { input }) => {
    const [resolved] = await resolveIds(context, call.site, [input.id]);
    if (!resolved) return notFound(input.id);
    const catalogue = await readCatalogue(context, call, [resolved.productId]);
    const [found] = catalogue.sold;
    if (!found) return notFound(input.id);
    const { document } = catalogue;
    const named = resolved.match === 'exact' ? resolved.variantIn(found, catalogue) : undefined;
    if (resolved.match === 'exact' && !named) return notFound(input.id);
    // A variant's id contains every choice.
    const wanted = named?.selected ?? input.selected.map(({ name, label }) => ({ name, label }));
    const chosen = effectiveSelection(wanted, input.preferences, (selection) =>
      variantsWith(found.product, catalogue, selection),
    );
    const ignored = pricesIgnored(input.filters, input.context?.currency, call.site);
    const filters = ignored.length === 0 ? input.filters : { ...input.filters, price: undefined };
    const inStockFirst = chosen.variants.toSorted(
      (left, right) => Number(left.status === 'out_of_stock') - Number(right.status === 'out_of_stock'),
    );
    const matching = filteredVariants(
      { ...found, variants: firstIs(named, inStockFirst) },
      filters,
      document.categories,
    );
    const [first] = matching;
    if (!first) return notFound(input.id);
    const selected = wanted.length > 0 ? chosen.selection : first.selected;
    const options = optionsOf(found, catalogue, selected);
    return {
      isDone: true,
      messages: ignored,
      body: {
        product: {
          ...productDocument(document, found),
          ...(options.length === 0 ? {} : { options, selected }),
          variants: matching.slice(0, mostVariants).map((variant) => variantDocument(document, variant)),
        },
      },
    };
  },
});
