import startProduct from '../../../e2e/fixtures/start-product.ts';

/** Starts the product with its own database, passes its origin to the work, and stops it afterwards. */
export const withProduct = async <T>(work: (origin: string) => Promise<T>): Promise<T> => {
  const stop = await startProduct();
  try {
    const origin = process.env.IRONCART_E2E_URL;
    if (origin === undefined) throw new Error('The product has started without telling its address.');
    return await work(new URL(origin).origin);
  } finally {
    await stop();
  }
};
