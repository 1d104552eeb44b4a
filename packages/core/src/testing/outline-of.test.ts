import { expect, it } from 'vitest';
import { outlineOf } from './outline-of.ts';

it('page outline contains the elements of a page, without data that differs between renderings', () => {
  const html = `<main class="_page_7bf234 wide" nonce="x1"><!-- --><h1 id="_R_b_">Bars<!-- --> here</h1>
<a aria-labelledby="_R_b_" href="/bar"><svg viewBox="0 0 1 1"><path d="M0"/><g><path></path></g></svg>20 kg</a>
<input name="q" value=""><script>stop()</script><p>End</p></main>`;
  expect(outlineOf(html)).toBe(`main.page.wide
 h1 id=id-1
  "Bars"
  "here"
 a aria-labelledby=id-1 href=/bar
  svg viewBox=0 0 1 1
  "20 kg"
 input name=q value
 p
  "End"
`);
});
