/** How many products, in words: '1 product', '48 products'. */
export const productCount = (total: number): string => (total === 1 ? '1 product' : `${total} products`);
