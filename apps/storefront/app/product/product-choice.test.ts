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

describe('the choice of a bundle in its address', () => {
  it('is the usual one where the address has none', () => {
    expect(chosenAt('')).toEqual({ 7: 51, 8: 54 });
  });

  it('leaves out on purpose what is optional and not named', () => {
    expect(chosenAt('b=52')).toEqual({ 7: 52, 8: undefined });
  });

  it('has the usual choice of an option where a part of the text is no part of the bundle', () => {
    expect(chosenAt('b=52-999')).toEqual({ 7: 52, 8: 54 });
    expect(chosenAt('b=nonsense')).toEqual({ 7: 51, 8: 54 });
  });

  it('is written so that it is read again', () => {
    const query = withBundleChosen(new URLSearchParams('colour=red'), { 7: 52, 8: undefined });
    expect(query.get('colour')).toBe('red');
    expect(chosenAt(query.toString())).toEqual({ 7: 52, 8: undefined });
  });
});

it('an earned discount is redeemed by the address alone', () => {
  const redeeming = withRedeemingChosen(new URLSearchParams('colour=red'), true);
  expect([isRedeemingIn(redeeming), redeeming.get('colour')]).toEqual([true, 'red']);
  expect(withRedeemingChosen(redeeming, false).toString()).toBe('colour=red');
});
