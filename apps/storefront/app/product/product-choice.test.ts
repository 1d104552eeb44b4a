import { describe, expect, it } from 'vitest';
import { set } from '../testing/products-of-each-type.ts';
import { bundleChoiceIn, isRedeemingIn, withBundleChosen, withRedeemingChosen } from './product-choice.ts';

const options = set.type === 'bundle' ? set.bundleOptions : [];
/** The same options, with an optional second one that has a default. */
const withUsualChalk = options.map((option) => ({
  ...option,
  values: option.values.map((value) => ({ ...value, isDefault: value.isDefault || value.productId === 54 })),
}));
const chosenAt = (query: string) => bundleChoiceIn(withUsualChalk, new URLSearchParams(query));

describe('selection of a bundle in its URL', () => {
  it('is the default if the URL has none', () => {
    expect(chosenAt('')).toEqual({ 7: 51, 8: 54 });
  });

  it('omits an optional part that is not named', () => {
    expect(chosenAt('b=52')).toEqual({ 7: 52, 8: undefined });
  });

  it('uses the default of an option if a part of the text is invalid', () => {
    expect(chosenAt('b=52-999')).toEqual({ 7: 52, 8: 54 });
    expect(chosenAt('b=nonsense')).toEqual({ 7: 51, 8: 54 });
  });

  it('survives a round trip', () => {
    const query = withBundleChosen(new URLSearchParams('colour=red'), { 7: 52, 8: undefined });
    expect(query.get('colour')).toBe('red');
    expect(chosenAt(query.toString())).toEqual({ 7: 52, 8: undefined });
  });
});

it('URL alone determines whether an earned discount is redeemed', () => {
  const redeeming = withRedeemingChosen(new URLSearchParams('colour=red'), true);
  expect([isRedeemingIn(redeeming), redeeming.get('colour')]).toEqual([true, 'red']);
  expect(withRedeemingChosen(redeeming, false).toString()).toBe('colour=red');
});
