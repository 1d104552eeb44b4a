import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { freePort } from './reverse-proxies.ts';

/** A store with readable metrics. */
export interface MeasuredStore extends OpenProduct {
  /** A metric's value by its labels, as `name{label="value"}`; 0 if it does not exist. */
  metric(name: string): Promise<number>;
}

export const openMeasuredStore = async (environment: Readonly<Record<string, string>>): Promise<MeasuredStore> => {
  const port = await freePort();
  const store = await openProduct({ ...environment, IRONCART_METRICS_PORT: String(port) });
  return {
    ...store,
    metric: async (name) => {
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      const line = text.split('\n').find((each) => each.startsWith(`${name} `));
      return Number(line?.slice(name.length) ?? 0);
    },
  };
};
