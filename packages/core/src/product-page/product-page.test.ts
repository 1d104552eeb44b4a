import { describe, expect, it } from 'vitest';
import { isVisible } from '../product/visibility.ts';
import { isSubscription, isTrial, subscriptionSuffix } from '../subscription/subscription-terms.ts';
import { plainProduct } from '../testing/index.ts';
import { productFilm } from './film.ts';
import { heroImage, primaryImage, shownImages } from './images.ts';
import { isPromoCategory, withPromo } from './promo-list.ts';
import { snipeOf } from './snipe.ts';
import { turnedModel } from './turned-model.ts';

const image = (label: string) => ({ label, link: `/${label}`, width: 10, height: 10 });

describe('pictures', () => {
  it('prefer the one labelled header_image for a hero, else the first [S3-product-04]', () => {
    expect(heroImage({ gallery: [image('front'), image('header_image')] })?.label).toBe('header_image');
    expect(heroImage({ gallery: [image('front'), image('side')] })?.label).toBe('front');
    expect(heroImage({ gallery: [] })).toBeUndefined();
  });

  it('of headers are not shown among the others, but where there are no others [S3-product-04]', () => {
    const labelsOf = (...labels: string[]) => shownImages({ gallery: labels.map(image) }).map(({ label }) => label);
    expect(labelsOf('front', 'header_image', 'side')).toEqual(['front', 'side']);
    expect(labelsOf('header_image')).toEqual(['header_image']);
    expect(labelsOf()).toEqual([]);
  });

  it('open a product page with the first that is not for headers', () => {
    expect(primaryImage({ gallery: [image('header_image'), image('front')] })?.label).toBe('front');
    expect(primaryImage({ gallery: [image('header_image')] })?.label).toBe('header_image');
  });
});

describe('visibility', () => {
  it('is a page at 4 and at no other number [S9-visibility-01]', () => {
    expect([0, 1, 2, 3, 4, 5].filter((visibility) => isVisible({ visibility }))).toEqual([4]);
  });
});

describe('subscriptions', () => {
  it('are recognized by their interval, trials by their flag', () => {
    const program = plainProduct({ productId: 1, attributes: { subscription_interval: 'month', is_trial: '1' } });
    expect([isSubscription(program), isTrial(program)]).toEqual([true, true]);
    const bar = plainProduct({ productId: 2, attributes: { subscription_interval: '' } });
    expect([isSubscription(bar), isTrial(bar)]).toEqual([false, false]);
  });

  it('are written by the month as /mo and otherwise by their interval [S4-misc-02] [S4-misc-03]', () => {
    expect(['month', 'monthly', '1 month', 'year', '3 months'].map(subscriptionSuffix)).toEqual([
      '/mo',
      '/mo',
      '/mo',
      '/year',
      '/3 months',
    ]);
  });
});

describe('a list of a promo’s category', () => {
  const promos = { hotDealIds: [1, 3], hundoIds: [2] };

  it('keeps the categories with the promo, in order; other categories belong to no promo [S2-routes-02]', () => {
    expect(withPromo('hot-deals', [3, 2, 1], promos)).toEqual([3, 1]);
    expect(withPromo('hundo', [3, 2, 1], promos)).toEqual([2]);
    expect(['hot-deals', 'hundo', 'barbells', 'toString', undefined].map(isPromoCategory)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('what an editor lays over a product’s pictures', () => {
  it('is a word, or a picture that says it [S9-images-12]', () => {
    expect(snipeOf({ snipe: ' New ' })).toEqual({ label: 'New' });
    expect(snipeOf({ snipe: 'New', snipe_image: 'snipe-new' })).toEqual({ label: 'New', master: 'snipe-new' });
  });

  it('is nothing where no words say it, to those who hear the page as well', () => {
    expect(snipeOf({})).toBeUndefined();
    expect(snipeOf({ snipe: '', snipe_image: 'snipe-new' })).toBeUndefined();
    expect(snipeOf({ snipe: true })).toBeUndefined();
  });
});

describe('a product to turn', () => {
  it('has the model and finish of the selected variation, otherwise of the product', () => {
    expect(turnedModel({ turn_model: 'rig', turn_finish: 'red', color: 'blue' }, {})).toEqual({
      model: 'rig',
      finish: 'red',
    });
    expect(turnedModel({ color: 'blue' }, { turn_model: 'rig' })).toEqual({ model: 'rig', finish: 'blue' });
    expect(turnedModel({}, { turn_model: 'kettlebell', turn_finish: 'pink' })).toEqual({
      model: 'kettlebell',
      finish: 'pink',
    });
    expect(turnedModel({}, { turn_model: 'barbell' })).toEqual({ model: 'barbell', finish: undefined });
  });

  it.each([undefined, null, '', true, 7])('is undefined for the model %j', (model) => {
    expect(turnedModel({ color: 'red' }, model === undefined ? {} : { turn_model: model })).toBeUndefined();
  });
});

describe('a product’s film', () => {
  it('describes its content, or names its product', () => {
    expect(productFilm({ film: '/films/drop.webm', film_label: 'A drop' }, 'Club bar')).toEqual({
      src: '/films/drop.webm',
      label: 'A drop',
    });
    expect(productFilm({ film: 'https://films.example/drop.mp4' }, 'Club bar')?.label).toBe('Club bar, in use');
  });

  it.each(['javascript:alert(1)', '//films.example/drop.mp4', '/\\films.example', 'http://films.example/a', ''])(
    'is not shown from %j',
    (film) => {
      expect(productFilm({ film }, 'Club bar')).toBeUndefined();
    },
  );
});
