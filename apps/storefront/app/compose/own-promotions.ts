import { loadPromotions } from '../price/load-promotions.ts';
import type { OwnFiles, OwnPromotions } from '../site/own-files.ts';

/**
 * Loads the store's promotions on the server and adds their file to those that the browser can load.
 * @param file a JavaScript module without imports whose default export is a list of `PromotionRule`
 * @param warn called with a sentence and the cause when a rule first fails
 * @throws whatever the module throws
 */
export const openPromotions = async (
  file: URL,
  files: OwnFiles,
  warn: (message: string, cause: unknown) => void,
): Promise<OwnPromotions> => ({
  rules: await loadPromotions(file.href, warn),
  path: files.add(file),
});
