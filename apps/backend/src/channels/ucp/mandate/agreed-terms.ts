import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { canonicalJson } from './canonical-json.ts';
import type { ToldCheckout } from './merchant-authorization.ts';

const group = v.object({ id: v.unknown(), line_item_ids: v.unknown(), selected_option_id: v.unknown() });
const method = v.object({
  type: v.unknown(),
  line_item_ids: v.unknown(),
  destinations: v.unknown(),
  selected_destination_id: v.unknown(),
  groups: v.optional(v.array(group)),
});

/**
 * The terms that a person agrees to: the goods, the amounts, the destination and the delivery. Other parts of the
 * response may have changed since.
 */
const terms = v.object({
  id: v.string(),
  currency: v.unknown(),
  line_items: v.unknown(),
  totals: v.unknown(),
  buyer: v.optional(v.object({ email: v.optional(v.unknown()) })),
  fulfillment: v.optional(v.object({ methods: v.array(method) })),
});

const textOf = (checkout: unknown): string | undefined => {
  const read = parseInput(terms, JSON.parse(JSON.stringify(checkout)));
  return read.success ? canonicalJson(read.output) : undefined;
};

/** Whether a checkout signed by the store has the same terms as the current one. */
export const hasTermsOf = (agreed: ToldCheckout, current: ToldCheckout): boolean => {
  const wanted = textOf(agreed);
  return wanted !== undefined && wanted === textOf(current);
};
