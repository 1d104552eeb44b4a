import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSites } from '@ironcart/core/site';
import { dataFolder } from '@ironcart/seed';
import { describe, expect, it } from 'vitest';
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { products, reviews } = await readDemoData();
const shown = new Set(products.filter(({ visibility }) => visibility === 4).map(({ sku }) => sku));
const skus = [...new Set(reviews.map(({ sku }) => sku))];
const writtenAbout = (sku: string) => reviews.filter((review) => review.sku === sku);

const repeatedOf = (texts: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  return texts.filter((text) => seen.size === seen.add(text.toLowerCase()).size);
};

describe('demo product reviews', () => {
  it('are about products with a page', () => {
    expect(skus.filter((sku) => !shown.has(sku))).toEqual([]);
  });

  it('are as many as their ratings state, because no product has imported ratings without readable reviews', () => {
    expect(products.filter(({ rating }) => rating !== undefined).map(({ name }) => name)).toEqual([]);
  });

  it('were written on a site of the shop, in the past', () => {
    const deployments = new Set(defaultSites.all.map(({ reviewDeployment }) => reviewDeployment));
    expect(reviews.filter(({ deployment }) => !deployments.has(deployment))).toEqual([]);
    expect(reviews.filter(({ writtenAt }) => !(Date.parse(writtenAt) < Date.now()))).toEqual([]);
  });

  it('have one to five stars', () => {
    expect(reviews.filter(({ rating }) => ![1, 2, 3, 4, 5].includes(rating))).toEqual([]);
  });

  it('have unique texts, and each product has different authors', () => {
    expect(repeatedOf(reviews.map(({ text }) => text))).toEqual([]);
    expect(repeatedOf(reviews.map(({ title }) => title))).toEqual([]);
    expect(repeatedOf(reviews.map(({ author, sku }) => `${author}, ${sku}`))).toEqual([]);
    expect(reviews.filter(({ title, text }) => /[—!<]|\p{Extended_Pictographic}/u.test(title + text))).toEqual([]);
  });

  it('are at least five for each of the sixty products with most reviews, and include critical ones', () => {
    const most = skus
      .map(writtenAbout)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 60);
    expect(most.filter((written) => written.length < 5).map(([first]) => first?.sku)).toEqual([]);
    const critical = most.filter((written) => written.some(({ rating }) => rating <= 3));
    expect(critical.length).toBeGreaterThan(40);
  });

  it('have their own photos, whose files exist', () => {
    const photos = reviews.flatMap((review) => review.photos ?? []);
    expect(photos.length).toBeGreaterThanOrEqual(18);
    expect(repeatedOf(photos)).toEqual([]);
    expect(photos.filter((file) => !existsSync(join(dataFolder, 'review-photos', file)))).toEqual([]);
  });
});
