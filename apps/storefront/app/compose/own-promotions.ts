import { loadPromotions } from '../price/load-promotions.ts';
import type { OwnFiles, OwnPromotions } from '../site/own-files.ts';

/**
 * Loads the promotions on the server, and takes their file among those that the browser loads.
 * @param file a JavaScript module without imports whose default export is a list of `PromotionRule`
 * @throws whatever the module throws
 */
export const openPromotions = async (file: URL, files: OwnFiles): Promise<OwnPromotions> => ({
  rules: await loadPromotions(file.href),
  path: files.add(file),
});
