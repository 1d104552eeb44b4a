import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

/** The visual properties of a state, where the system replaces the page's own colours. */
const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, backgroundImage, outlineStyle, outlineColor } = getComputedStyle(element);
    return { backgroundColor, backgroundImage, outline: outlineStyle === 'none' ? 'none' : outlineColor };
  });

test.describe('forced colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('distinguish selected from unselected controls, and fill stars', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/halden-wrist-wraps');
    for (const group of await page.getByRole('main').locator('fieldset:has(input[type=radio])').all()) {
      const options = group.locator('label:has(input[type=radio])');
      await options.first().click();
      const [chosen, other] = [options.nth(0), options.nth(1)].map((option) => option.locator('input + *'));
      expect(await lookOf(chosen as Locator)).not.toEqual(await lookOf(other as Locator));
    }
    const stars = page.locator('[style*="--filled"]').first();
    expect((await lookOf(stars)).backgroundImage).toContain('gradient');
  });

  test('mark a compared product in the list', { tag: '@one-width' }, async ({ page }) => {
    await page.goto('/plates');
    const compare = page.getByRole('button', { name: /^Compare/ });
    await compare.first().click();
    await expect(compare.first()).toHaveAttribute('aria-pressed', 'true');
    const markOf = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(await markOf(compare.first())).not.toBe(await markOf(compare.nth(1)));
  });
});
