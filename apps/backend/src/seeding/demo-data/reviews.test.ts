import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { products, reviews } = await readDemoData();
const rated = products
  .filter(({ visibility, rating }) => visibility === 4 && rating !== undefined)
  .toSorted((a, b) => (b.rating?.count ?? 0) - (a.rating?.count ?? 0));
const writtenAbout = (sku: string) => reviews.filter((review) => review.sku === sku);

const repeatedOf = (texts: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text.toLowerCase()).size);
};

describe('demo product reviews', () => {
  it('are about rated products with a page', () => {
    const skus = new Set(rated.map(({ sku }) => sku));
    expect(reviews.filter(({ sku }) => !skus.has(sku))).toEqual([]);
  });

  it('were written on a site of the shop, in the past', () => {
    const deployments = new Set(defaultSites.all.map(({ reviewDeployment }) => reviewDeployment));
    expect(reviews.filter(({ deployment }) => !deployments.has(deployment))).toEqual([]);
    expect(reviews.filter(({ writtenAt }) => !(Date.parse(writtenAt) < Date.now()))).toEqual([]);
  });

  it('have one to five stars, matching the average rating of their product', () => {
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([]);
    const far = rated.filter(({ sku, rating }) => {
      const written = writtenAbout(sku);
      const average = written.reduce((sum, review) => sum + review.rating, 0) / written.length;
      return Math.abs(average - (rating?.average ?? 0)) > 0.601;
    });
    expect(far.map(({ name }) => name)).toEqual([]);
  });

  it('have unique texts, and each product has different authors', () => {
    expect(repeatedOf(reviews.map(({ text }) => text))).toEqual([]);
    expect(repeatedOf(reviews.map(({ title }) => title))).toEqual([]);
    expect(repeatedOf(reviews.map(({ author, sku }) => `${author}, ${sku}`))).toEqual([]);
    expect(reviews.filter(({ title, text }) => /[—!<]|\p{Extended_Pictographic}/u.test(title + text))).toEqual([]);
  });

  it('are at least three for each of the sixty products with the most ratings', () => {
    const few = rated.slice(0, 60).filter(({ sku }) => writtenAbout(sku).length < 3);
    expect(few.map(({ name }) => name)).toEqual([]);
  });
});
