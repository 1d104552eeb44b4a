import { describe, expect, it } from 'vitest';
import { reviewDeploymentOf } from './review-deployments.ts';

describe('reviewDeploymentOf', () => {
  it.each([
    [1, 'US', 'S9-reviews-01'],
    [2, 'Canada', 'S9-reviews-02'],
    [3, 'APO', 'S9-reviews-03'],
    [4, 'Europe', 'S9-reviews-04'],
    [5, 'Europe', 'S9-reviews-04'],
    [34, 'Europe', 'S9-reviews-04'],
    [14, 'Australia', 'S9-reviews-05'],
    [18, 'Australia', 'S9-reviews-06'],
  ] as const)('of store %i is %s [%s]', (storeId, deployment, _requirement) => {
    expect(reviewDeploymentOf(storeId)).toBe(deployment);
  });
});
