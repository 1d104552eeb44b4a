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

describe('product pictures', () => {
  it('use the picture labelled header_image for a hero, otherwise the first [S3-product-04]', () => {
    expect(heroImage({ gallery: [image('front'), image('header_image')] })?.label).toBe('header_image');
    expect(heroImage({ gallery: [image('front'), image('side')] })?.label).toBe('front');
    expect(heroImage({ gallery: [] })).toBeUndefined();
  });

  it('exclude header pictures from the gallery unless there are no others [S3-product-04]', () => {
    const labelsOf = (...labels: string[]) => shownImages({ gallery: labels.map(image) }).map(({ label }) => label);
    expect(labelsOf('front', 'header_image', 'side')).toEqual(['front', 'side']);
    expect(labelsOf('header_image')).toEqual(['header_image']);
    expect(labelsOf()).toEqual([]);
  });

  it('start on a product page with the first picture that is not a header', () => {
    expect(primaryImage({ gallery: [image('header_image'), image('front')] })?.label).toBe('front');
    expect(primaryImage({ gallery: [image('header_image')] })?.label).toBe('header_image');
  });
});

describe('visibility of a product', () => {
  it('gives it a page at 4 and at no other number [S9-visibility-01]', () => {
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

  it('are priced by the month as /mo and otherwise with their interval [S4-misc-02] [S4-misc-03]', () => {
    expect(['month', 'monthly', '1 month', 'year', '3 months'].map(subscriptionSuffix)).toEqual([
      '/mo',
      '/mo',
      '/mo',
      '/year',
      '/3 months',
    ]);
  });
});

describe('list of a promotion category', () => {
  const promos = { hotDealIds: [1, 3], hundoIds: [2] };

  it('contains the categories with the promotion, in order, and no others [S2-routes-02]', () => {
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

describe('picture overlay set by an editor', () => {
  it('is a text, or a picture with alternative text [S9-images-12]', () => {
    expect(snipeOf({ snipe: ' New ' })).toEqual({ label: 'New' });
    expect(snipeOf({ snipe: 'New', snipe_image: 'snipe-new' })).toEqual({ label: 'New', master: 'snipe-new' });
  });

  it('is omitted without a text, because screen readers could not announce it', () => {
    expect(snipeOf({})).toBeUndefined();
    expect(snipeOf({ snipe: '', snipe_image: 'snipe-new' })).toBeUndefined();
    expect(snipeOf({ snipe: true })).toBeUndefined();
  });
});

describe('3D model of a product', () => {
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

describe('product video', () => {
  it('is labelled with its description, otherwise with the product name', () => {
    expect(productFilm({ film: '/films/drop.webm', film_label: 'A drop' }, 'Club bar')).toEqual({
      src: '/films/drop.webm',
      label: 'A drop',
    });
    expect(productFilm({ film: 'https://films.example/drop.mp4' }, 'Club bar')?.label).toBe('Club bar, in use');
  });

  it.each(['javascript:alert(1)', '//films.example/drop.mp4', '/\\films.example', 'http://films.example/a', ''])(
    'is not shown from the URL %j',
    (film) => {
      expect(productFilm({ film }, 'Club bar')).toBeUndefined();
    },
  );
});
