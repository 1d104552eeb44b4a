import { describe, expect, it } from 'vitest';
import { brokenRules, exploreWithout, type RuleName } from './broken-rules.ts';

describe('explorer of the checkout lab', () => {
  it.each(Object.keys(brokenRules) as readonly RuleName[])(
    'shows the consequence of a broken rule: %s',
    async (rule) => {
      const { violation, schedules } = await exploreWithout(rule);
      expect(schedules).toBeGreaterThan(0);
      if (rule === 'none') expect(violation).toBeUndefined();
      else expect(violation?.wrong.length).toBeGreaterThan(0);
    },
  );
});
