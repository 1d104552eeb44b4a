import { describe, expect, it } from 'vitest';
import { loadCategory, loadEventProfile, loadProduct, loadProductList } from './quiet-loads.ts';

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const answering =
  <T>(value: T) =>
  async () =>
    value;

describe('a load that fails', () => {
  it('of a category is ignored while offline only [S8-err-other-07]', async () => {
    expect(await loadCategory(answering('bars'))).toBe('bars');
    expect(await loadCategory(failing('browser_offline'))).toBeUndefined();
    await expect(loadCategory(failing('no_response'))).rejects.toThrow('no_response');
  });

  it('of a product is ignored if the product does not exist, and in no other case [S8-err-other-08]', async () => {
    expect(await loadProduct(answering('bar'))).toBe('bar');
    expect(await loadProduct(failing('not_found'))).toBeUndefined();
    await expect(loadProduct(failing('internal_error'))).rejects.toThrow('internal_error');
  });

  it('of a list of products gives an empty list [S8-err-other-11]', async () => {
    expect(await loadProductList(answering(['bar']))).toEqual(['bar']);
    expect(await loadProductList(failing('internal_error'))).toEqual([]);
  });

  it('of an event profile only warns [S8-err-other-22]', async () => {
    const warnings: string[] = [];
    const warn = (message: string) => warnings.push(message);
    expect(await loadEventProfile(answering('ada'), warn)).toBe('ada');
    expect(warnings).toEqual([]);
    expect(await loadEventProfile(failing('internal_error'), warn)).toBeUndefined();
    expect(warnings).toEqual(['The event profile could not be loaded']);
  });
});
