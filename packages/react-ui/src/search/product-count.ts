/** The display text of a number of products: '1 product', '48 products'. */
export const productCount = (total: number): string => (total === 1 ? '1 product' : `${total} products`);
