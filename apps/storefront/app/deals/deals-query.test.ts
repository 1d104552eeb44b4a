import { describe, expect, it } from 'vitest';
import { barbells } from '../testing/fixtures.ts';
import { dealsQuery } from './deals-query.ts';

const categories = [
  { ...barbells, categoryId: 70, name: 'Apparel' },
  { ...barbells, categoryId: 73, name: 'Lifting shoes' },
];
const of = (query: string) => dealsQuery(new URLSearchParams(query), categories);

describe('deals page', () => {
  it('shows every hot deal [S2-routes-22]', () => {
    expect(of('')).toMatchObject({ title: 'Hot deals', promotion: 'hot_deals', categoryId: undefined, href: '/deals' });
  });

  it.each([
    ['Apparel', 70],
    ['Shoes', 73],
  ])('shows only those of the category %s [S2-routes-23]', (category, categoryId) => {
    expect(of(`category=${category}`)).toMatchObject({ categoryId, href: `/deals?category=${category}` });
  });

  it('shows closeouts of a category for the boneyard [S2-routes-24]', () => {
    expect(of('deal_type=rogue_boneyard&category=Apparel')).toMatchObject({
      title: 'Closeout: Apparel',
      promotion: 'closeout_and_sale',
      categoryId: 70,
      href: '/deals?deal_type=rogue_boneyard&category=Apparel',
    });
  });

  it('ignores unknown values', () => {
    expect(of('deal_type=x&category=Yachts')).toMatchObject({ promotion: 'hot_deals', href: '/deals' });
    expect(of('deal_type=__proto__')).toMatchObject({ promotion: 'hot_deals' });
  });
});
