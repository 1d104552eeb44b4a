const path = '/back-in-stock';

/** Where a shopper asks to be told when a product is back; a variant is named with the product that it belongs to. */
export const backInStockUrl = (productId: number, parentId: number): string =>
  `${path}?${new URLSearchParams({
    product: String(productId),
    ...(parentId === productId ? {} : { parent: String(parentId) }),
  })}`;

const idIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const text = parameters.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

/** The product that an address asks about, and the product whose page it is bought on. */
export const productAskedAbout = (
  parameters: URLSearchParams,
): { readonly productId: number; readonly parentId: number | undefined } | undefined => {
  const productId = idIn(parameters, 'product');
  return productId === undefined ? undefined : { productId, parentId: idIn(parameters, 'parent') };
};
