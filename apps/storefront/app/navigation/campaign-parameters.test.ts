import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { campaignParameter, withoutCampaign } from './campaign-parameters.ts';

describe('query without campaign parameters', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?q=bar&page=2', '?q=bar&page=2'],
    ['?utm_source=ig&utm_id=23850000000000016', ''],
    ['?q=50%25+off&gclid=a.b&color=Red', '?q=50%25+off&color=Red'],
    ['?fbclid=1&q=bar', '?q=bar'],
    ['?q=utm_source=ig&ref=a', '?q=utm_source=ig&ref=a'],
    ['?gclids=1&gad=2&a=gclid', '?gclids=1&gad=2&a=gclid'],
    ['?color=Red?utm_source=ig', '?color=Red?utm_source=ig'],
    ['?gclid&q=%E0%A4%A', '?q=%E0%A4%A'],
  ])('of %j is %j', (search, expected) => {
    expect(withoutCampaign(search)).toBe(expected);
  });
});

it('the caching recipe has the same list', () => {
  const recipe = readFileSync(new URL('../../../../docs/recipes/cache/shop.vcl', import.meta.url), 'utf8');
  const [, names] = /"&\((\S+)\)\(=\[\^&\]\*\)\?/.exec(recipe) ?? [];
  expect(campaignParameter.source).toBe(`^(?:${names})$`);
});
