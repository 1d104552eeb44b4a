import { expect, it } from 'vitest';
import { lineText } from './line-text.ts';

it.each([
  ['Two drops &amp; one bar', 'Two drops & one bar'],
  ['  <p>Up,\n  <b>then</b> down.</p> ', 'Up, then down.'],
  ['1 &lt; 2 &gt; 0 &quot;so&quot;', '1 < 2 > 0 "so"'],
  ['<script>steal()</script>Safe', 'Safe'],
])('line text %j is parsed as %j', (html, text) => expect(lineText(html)).toBe(text));
