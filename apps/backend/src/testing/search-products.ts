import { contract, type WireSearchBody } from '@ironcart/api/contract';
import type { Shopper } from './shopper.ts';

/**
 * The products that a shopper in the USA finds with a phrase, at most 80. @param data further request data, such as a
 * filter
 */
export const searchProducts = async (
  shopper: Shopper,
  phrase: string,
  data: Partial<Pick<WireSearchBody['data'], 'filter'>> = {},
) => {
  const { token } = await shopper.call(contract.ssr.getSearchToken, { params: { code: 'USA' } });
  const { content } = await shopper.call(contract.search.query, {
    headers: { Authorization: `Bearer ${token}` },
    body: {
      data: {
        n_item: 80,
        page_number: 1,
        content: { product: {} },
        widget: { rfkid: 'rfkid_10' },
        query: { keyphrase: { value: [phrase] } },
        ...data,
      },
    },
  });
  return content.product.value;
};
