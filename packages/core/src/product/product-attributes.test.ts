import { describe, expect, it } from 'vitest';
import { compatibilityQueryOf, complementsOf, fitsQuery } from '../product-page/compatibility.ts';
import { programDeliveryOf, shownProgramDelivery } from '../product-page/program.ts';
import { isPickupAllowed } from '../shipping/pickup.ts';
import { shippingGroupsOf } from '../shipping/shipping-groups.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { isSubscription, isTrial, subscriptionIntervalOf } from '../subscription/subscription-terms.ts';
import { plainProduct } from '../testing/index.ts';
import { weightOf } from './weight.ts';

const withAttributes = (attributes: Record<string, string | number | boolean | null>) =>
  plainProduct({ productId: 7, attributes });

describe('product attributes', () => {
  it('contain compatibility data: tag and group, type, and accessories [S3-attr-10]', () => {
    const collar = withAttributes({
      compat_tag: 'bar-50mm',
      compat_group: 'barbells',
      compat_type: 'collar',
      compat_accessory_for_type: 'barbell',
    });
    expect(compatibilityQueryOf(collar)).toEqual({
      tag: 'bar-50mm',
      group: 'barbells',
      type: 'collar',
      accessoryForType: 'barbell',
    });
    expect(compatibilityQueryOf(withAttributes({ compat_tag: 50, compat_group: 'barbells' }))).toEqual({
      tag: '50',
      group: 'barbells',
      type: undefined,
      accessoryForType: undefined,
    });
    expect(compatibilityQueryOf(withAttributes({ compat_tag: 'bar-50mm', compat_group: ' ' }))).toBeUndefined();
    expect(compatibilityQueryOf(withAttributes({ compat_tag: null, compat_group: 'barbells' }))).toBeUndefined();
  });

  it('match a query for the tag and group of the product only [S3-attr-10]', () => {
    const bar = withAttributes({ compat_tag: 'bar-50mm', compat_group: 'barbells' });
    expect(fitsQuery(bar, { tag: 'bar-50mm', group: 'barbells' })).toBe(true);
    expect(fitsQuery(bar, { tag: 'bar-25mm', group: 'barbells' })).toBe(false);
    expect(fitsQuery(bar, { tag: 'bar-50mm', group: 'racks' })).toBe(false);
    expect(fitsQuery(withAttributes({}), { tag: 'bar-50mm', group: 'barbells' })).toBe(false);
  });

  it('distinguish complementary products from those of the same type [S3-attr-10]', () => {
    const of = (type: string, tag = 'bar-50mm') =>
      withAttributes({ compat_tag: tag, compat_group: 'barbells', compat_type: type });
    const [bar, collar] = [of('barbell'), of('collar')];
    expect(complementsOf(bar, [of('barbell'), collar, of('collar', 'bar-25mm')])).toEqual([collar]);
    expect(complementsOf(withAttributes({}), [collar])).toEqual([]);
  });

  it('contain the delivery method of a program [S3-attr-08]', () => {
    expect(programDeliveryOf(withAttributes({ program_delivery: 'app' }))).toBe('app');
    for (const none of ['', ' ', null, 0, true]) {
      expect(programDeliveryOf(withAttributes({ program_delivery: none }))).toBeUndefined();
    }
    expect(programDeliveryOf(withAttributes({}))).toBeUndefined();
  });

  it('hide the delivery method of a program in the native app [S5-app-01]', () => {
    expect(shownProgramDelivery('e-mail', { kind: 'app' })).toBe('Not Applicable');
    expect(shownProgramDelivery('e-mail', { kind: 'browser' })).toBe('e-mail');
  });

  it('contain the weight if the product has none [S3-attr-09]', () => {
    const weigh = (weight: number, attribute?: string | number | boolean | null) =>
      weightOf({ weight, attributes: attribute === undefined ? {} : { weight: attribute } });
    expect([weigh(12.5), weigh(12.5, '9'), weigh(0, '9.25'), weigh(0, 3)]).toEqual([12.5, 12.5, 9.25, 3]);
    expect([weigh(0), weigh(0, ''), weigh(0, 'heavy'), weigh(0, '-1'), weigh(0, null)]).toEqual([0, 0, 0, 0, 0]);
    expect([weigh(Number.NaN), weigh(-1), weigh(Number.POSITIVE_INFINITY, '2')]).toEqual([0, 0, 2]);
  });

  it('state whether the payment recurs, and whether it is a trial [S3-attr-06]', () => {
    const program = withAttributes({ subscription_interval: 'month', is_trial: '1' });
    expect([subscriptionIntervalOf(program), isSubscription(program), isTrial(program)]).toEqual(['month', true, true]);
    const none = withAttributes({ subscription_interval: '', is_trial: '0' });
    expect([subscriptionIntervalOf(none), isSubscription(none), isTrial(none)]).toEqual([undefined, false, false]);
  });

  it('contain the shipping groups [S3-attr-04]', () => {
    expect(shippingGroupsOf(withAttributes({ shipperhq_shipping_group: 'FREE' }))).toContain('FREE');
    expect(shippingGroupsOf(withAttributes({}))).toEqual([]);
  });

  it('state whether pickup is excluded [S3-attr-05]', () => {
    const isAllowed = (rogue_pickup_disabled: string | boolean | null) =>
      isPickupAllowed(siteByCode('USA'), [withAttributes({ rogue_pickup_disabled })]);
    expect(['1', true, 'true'].map(isAllowed)).toEqual([false, false, false]);
    expect(['0', false, null].map(isAllowed)).toEqual([true, true, true]);
  });
});
