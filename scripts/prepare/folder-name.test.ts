import { describe, expect, it } from 'vitest';
import { requireFolderName } from './folder-name.mjs';

describe('folder name check', () => {
  it.each(['/home/mara/shop #1/ironcart', '/srv/really?/ironcart'])('rejects %s and names the remedy', (folder) => {
    expect(() => requireFolderName(folder)).toThrow(/contains "[#?]".*\nMove or rename the folder/);
  });

  it.each(['/home/mara/Müllers Gym, 100% & more/ironcart', "/srv/it's (new) [2]/ironcart"])('accepts %s', (folder) => {
    expect(requireFolderName(folder)).toBeUndefined();
  });
});
