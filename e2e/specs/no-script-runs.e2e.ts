import { xssVectors } from '@ironcart/core/testing';
import { whileEdited } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';

const path = '/known-attacks';

/** PostgreSQL cannot store the character U+0000. */
const storable = xssVectors.filter((vector) => !vector.includes('\u0000'));
const articles = storable.map((content, at) => ({ slug: `known-attack-${at}`, title: `Knownattack ${at}`, content }));

test('no publicly known XSS vector runs from a CMS page or an article, even without the content security policy [SECURITY-16]', {
  tag: '@one-width',
}, async ({ page, shop, baseURL }) => {
  const wrong: string[] = [];
  await page.exposeFunction('steal', () => wrong.push('a script ran'));
  await page.exposeFunction('tellBlocked', (what: string) => wrong.push(`the policy stopped ${what}`));
  page.on('dialog', (dialog) => {
    wrong.push(`a dialog says ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== baseURL && request.url().startsWith('http'))
      wrong.push(`asks ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { tellBlocked } = globalThis as unknown as { tellBlocked: (what: string) => void };
      tellBlocked(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });

  /** Does everything that a pointer or a parser may do to the content. */
  const provoke = () =>
    page.getByRole('main').evaluate((main) => {
      for (const element of main.querySelectorAll('*')) {
        for (const type of ['mouseover', 'focus', 'toggle', 'error', 'load', 'animationend', 'pointerrawupdate']) {
          element.dispatchEvent(new Event(type));
        }
      }
      return [...main.querySelectorAll('a')]
        .map(({ href }) => new URL(href, location.href).protocol)
        .filter((scheme) => !['http:', 'https:', 'mailto:', 'tel:'].includes(scheme));
    });
  /** Inserts HTML into the page, as a trusting script would. */
  const putIn = (htmls: readonly string[]) =>
    page.getByRole('main').evaluate((main, each) => {
      for (const html of each) main.appendChild(document.createElement('div')).innerHTML = html;
    }, htmls);

  await whileEdited({ path, richTexts: [...storable, '<p>This is the last of them.</p>'] }, articles, async () => {
    await shop.opens(path);
    await shop.sees('This is the last of them.');
    await shop.isReady();
    expect(await provoke()).toEqual([]);

    const cleaned: string[] = [];
    for (const part of [1, 2]) {
      const address = `/theindex/wp-json/wp/v2/posts?search=knownattack&per_page=100&page=${part}`;
      const found = (await (await page.request.get(address)).json()) as { content: { rendered: string } }[];
      cleaned.push(...found.map(({ content }) => content.rendered));
    }
    expect(cleaned).toHaveLength(storable.length);
    await putIn(cleaned);
    expect(await provoke()).toEqual([]);
    expect(wrong).toEqual([]);
  });

  await putIn(['<img src="/no-picture" onerror="steal()" alt="">']);
  await expect.poll(() => wrong).toEqual([expect.stringContaining('the policy stopped script-src-attr')]);
});
