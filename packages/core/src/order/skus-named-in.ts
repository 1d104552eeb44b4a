import { requireIterable, requireText } from '../require-argument.ts';

const skuCharacter = /[\p{L}\p{N}_-]/u;

/** The SKUs of a cart that occur in an inventory error's message as whole words (S8-err-order-10). */
export const skusNamedIn = (message: string, skus: Iterable<string>): readonly string[] => {
  requireText(message, 'message');
  requireIterable(skus, 'skus');
  return [...new Set(skus)].filter((sku) => {
    for (let at = message.indexOf(sku); sku !== '' && at >= 0; at = message.indexOf(sku, at + 1)) {
      const before = message[at - 1] ?? ' ';
      const after = message[at + sku.length] ?? ' ';
      if (!skuCharacter.test(before) && !skuCharacter.test(after)) return true;
    }
    return false;
  });
};
