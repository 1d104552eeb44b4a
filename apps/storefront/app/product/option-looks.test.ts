import { formatMoney, money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createPriceViews } from '../price/price-views.ts';
import { shirt } from '../testing/fixtures.ts';
import { valueNotes, valuePictures } from './option-looks.ts';

const prices = createPriceViews({ site: siteByCode('USA'), now: 0, groupId: 0 });
const pictureOf = (link: string) => ({ label: 'Front', link, width: 10, height: 10 });
const [red, blue] = shirt.children;

const shirtWith = (redPart: object, bluePart: object) => ({
  ...shirt,
  children:
    red && blue
      ? [
          { ...red, ...redPart },
          { ...blue, ...bluePart },
        ]
      : [],
});

describe('picture of an option value', () => {
  it('is the picture of its child', () => {
    const product = shirtWith({ gallery: [pictureOf('red')] }, { gallery: [pictureOf('blue')] });
    expect(valuePictures(product)).toMatchObject({ color: { red: { link: 'red' }, blue: { link: 'blue' } } });
  });

  it('is the swatch if the pictures of the children are not distinct', () => {
    expect(valuePictures(shirt)).toEqual({ color: {} });
    expect(valuePictures(shirtWith({ gallery: [pictureOf('red')] }, { gallery: [] }))).toEqual({ color: {} });
  });
});

describe('surcharge of an option value', () => {
  it('is shown for values above the cheapest', () => {
    const dearer = shirtWith({}, { listPrice: money(2_750) });
    const format = (amount: ReturnType<typeof money>) => formatMoney(amount, 'USD', 'en_US');
    expect(valueNotes(dearer, { color: 'red' }, prices, format)).toEqual({ color: { blue: '+$2.50' } });
    const redDearer = shirtWith({ listPrice: money(2_750) }, {});
    expect(valueNotes(redDearer, {}, prices, format)).toEqual({ color: { red: '+$2.50' } });
    expect(valueNotes(shirt, {}, prices, format)).toEqual({ color: {} });
  });
});
