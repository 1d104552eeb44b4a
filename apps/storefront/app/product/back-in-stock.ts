const path = '/back-in-stock';

/** The URL of the back-in-stock form; a variant is named together with its parent product. */
export const backInStockUrl = (productId: number, parentId: number): string =>
  `${path}?${new URLSearchParams({
    product: String(productId),
    ...(parentId === productId ? {} : { parent: String(parentId) }),
  })}`;

const idIn = (parameters: URLSearchParams, name: string): number | undefined => {
  const text = parameters.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
};

/** The product in the URL, and the product that its page belongs to. */
export const productAskedAbout = (
  parameters: URLSearchParams,
): { readonly productId: number; readonly parentId: number | undefined } | undefined => {
  const productId = idIn(parameters, 'product');
  return productId === undefined ? undefined : { productId, parentId: idIn(parameters, 'parent') };
};
