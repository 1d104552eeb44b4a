import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackendExtensions } from '@ironcart/backend';
import type { PromotionRule } from '@ironcart/pricing';
import type { StorefrontExtensions } from '@ironcart/storefront/server';
import * as v from 'valibot';

/** What a store adds to the product from outside: the default export of its module of extensions. */
export type StoreExtensions = Omit<BackendExtensions, 'promotions'> & StorefrontExtensions;

const schema = v.strictObject({
  blocks: v.exactOptional(v.strictObject({ module: v.instance(URL), styles: v.exactOptional(v.instance(URL)) })),
  promotions: v.exactOptional(v.instance(URL)),
  taxRegimes: v.exactOptional(v.array(v.looseObject({ countries: v.array(v.string()) }))),
  paymentMethods: v.exactOptional(v.array(v.looseObject({ type: v.string(), name: v.string() }))),
  carriers: v.exactOptional(
    v.array(
      v.looseObject({
        name: v.string(),
        methods: v.array(v.looseObject({ shippingCode: v.string(), label: v.string() })),
      }),
    ),
  ),
  parcelCarriers: v.exactOptional(
    v.array(v.looseObject({ name: v.string(), lookEveryMs: v.number(), follow: v.function() })),
  ),
});

/**
 * The extensions of the store's own module; none where it has no such module.
 * @param file relative to the root folder, or absolute
 * @throws Error with a sentence for whoever wrote the module
 */
export const readExtensions = async (root: string, file: string | undefined): Promise<StoreExtensions> => {
  if (file === undefined) return {};
  const path = isAbsolute(file) ? file : join(root, file);
  let loaded: { readonly default?: unknown };
  try {
    loaded = await import(pathToFileURL(path).href);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The module of extensions ${path} cannot be loaded: ${reason}. See docs/extending.`, { cause });
  }
  const result = v.safeParse(schema, loaded.default);
  if (!result.success) {
    const [issue] = result.issues;
    const place = v.getDotPath(issue) ?? 'its default export';
    throw new Error(`The module of extensions ${path} is not valid at ${place}: ${issue.message}. See docs/extending.`);
  }
  // What an entry holds is its type's to say; what it cannot be, whoever takes it refuses at the start.
  return loaded.default as StoreExtensions;
};

/** Origins that the pages of checkout may load from, for the wallets of a store's own. */
export const originsOf = ({ paymentMethods = [] }: StoreExtensions): readonly string[] =>
  paymentMethods.flatMap((method) => (method.kind === 'wallet' ? (method.origins ?? []) : []));

const rulesSchema = v.array(v.looseObject({ name: v.string(), discountsOf: v.function() }));

/**
 * The rules of a store's module of promotions, for the backend; none where it has no such module.
 * @throws Error with a sentence for whoever wrote the module
 */
export const readPromotions = async ({ promotions }: StoreExtensions): Promise<readonly PromotionRule[]> => {
  if (promotions === undefined) return [];
  const { default: rules }: { readonly default?: unknown } = await import(promotions.href);
  if (v.is(rulesSchema, rules)) return rules as readonly PromotionRule[];
  throw new Error(`The promotions ${promotions.href} are no list of rules with a name. See docs/extending.`);
};
