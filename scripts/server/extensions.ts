import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BackendExtensions } from '@ironcart/backend';
import type { PromotionRule } from '@ironcart/pricing';
import type { StorefrontExtensions } from '@ironcart/storefront/server';
import * as v from 'valibot';

/** Extensions of a store: the default export of its extensions module. */
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
  searchIndex: v.exactOptional(
    v.looseObject({
      name: v.string(),
      format: v.number(),
      find: v.function(),
      has: v.function(),
      create: v.function(),
      write: v.function(),
      removeOthers: v.function(),
    }),
  ),
  parcelCarriers: v.exactOptional(
    v.array(v.looseObject({ name: v.string(), lookEveryMs: v.number(), follow: v.function() })),
  ),
});

/**
 * Loads the extensions of the store's own module; empty without a module.
 * @param file relative to the root folder, or absolute
 * @throws Error with a sentence for the module's author
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
  // The content of an entry is checked by its type and, at the start, by the code that uses it.
  return loaded.default as StoreExtensions;
};

/** Origins that the checkout pages may load from for the store's own wallets. */
export const originsOf = ({ paymentMethods = [] }: StoreExtensions): readonly string[] =>
  paymentMethods.flatMap((method) => (method.kind === 'wallet' ? (method.origins ?? []) : []));

const rulesSchema = v.array(v.looseObject({ name: v.string(), discountsOf: v.function() }));

/**
 * Loads the rules of the store's promotions module for the backend; empty without a module.
 * @throws Error with a sentence for the module's author
 */
export const readPromotions = async ({ promotions }: StoreExtensions): Promise<readonly PromotionRule[]> => {
  if (promotions === undefined) return [];
  const { default: rules }: { readonly default?: unknown } = await import(promotions.href);
  if (v.is(rulesSchema, rules)) return rules as readonly PromotionRule[];
  throw new Error(`The promotions ${promotions.href} are no list of rules with a name. See docs/extending.`);
};
