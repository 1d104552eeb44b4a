import type { Message } from '../messages/message.ts';
import { defineOperation } from '../operation.ts';
import { transportError } from '../transport-error.ts';
import { filteredVariants, pricesIgnored } from './filter-variants.ts';
import { productDocument, variantDocument } from './product-document.ts';
import { readCatalogue } from './read-catalogue.ts';
import { lookupRequest } from './request-schemas.ts';
import { resolveIds } from './resolve-ids.ts';

/** Maximum number of ids per request. */
const mostIds = 50;

/** Finds products by the ids of products or variants, by SKU or by handle. */
export const lookupCatalog = defineOperation({
  name: 'lookup_catalog',
  capability: 'dev.ucp.shopping.catalog.lookup',
  description: 'Look up products or variants by their ids, SKUs or handles.',
  payload: 'catalog',
  input: lookupRequest,
  hasId: false,
  isChange: false,
  run: async (context, call, { input }) => {
    const asked = [...new Set(input.ids)];
    if (asked.length > mostIds) return transportError('request_too_large', `At most ${mostIds} ids at once`);
    const resolved = await resolveIds(context, call.site, asked);
    const catalogue = await readCatalogue(
      context,
      call,
      resolved.map(({ productId }) => productId),
    );
    const { sold, document } = catalogue;
    const ignored = pricesIgnored(input.filters, input.context?.currency, call.site);
    const filters = ignored.length === 0 ? input.filters : { ...input.filters, price: undefined };
    const documents = sold.flatMap((found) => {
      const inputs = resolved.filter(({ productId }) => productId === found.product.productId);
      const matches = inputs.flatMap((each) => {
        const variant = each.variantIn(found, catalogue);
        return variant && filteredVariants({ ...found, variants: [variant] }, filters, document.categories).length > 0
          ? [{ id: each.id, match: variant.id === each.id ? 'exact' : each.match, variant }]
          : [];
      });
      const shown = [...new Map(matches.map(({ variant }) => [variant.id, variant])).values()];
      if (shown.length === 0) return [];
      const variants = shown.map((variant) => ({
        ...variantDocument(document, variant),
        inputs: matches.filter((each) => each.variant.id === variant.id).map(({ id, match }) => ({ id, match })),
      }));
      return [{ ...productDocument(document, found), variants }];
    });
    const answered = new Set(
      documents.flatMap(({ variants }) => variants.flatMap(({ inputs }) => inputs.map(({ id }) => id))),
    );
    const missing = asked
      .filter((id) => !answered.has(id))
      .map((id): Message => ({ type: 'info', code: 'not_found', content: id.slice(0, 200) }));
    return { isDone: true, body: { products: documents }, messages: [...ignored, ...missing] };
  },
});
