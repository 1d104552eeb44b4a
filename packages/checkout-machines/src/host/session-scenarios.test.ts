import { describe, expect, it } from 'vitest';
import { explore } from '../testing/explorer/explore.ts';
import { followSchedule } from '../testing/explorer/follow-schedule.ts';
import { sessionScenario } from '../testing/model/session-world.ts';

describe('explorer detects', () => {
  it("a session store that overwrites another channel's write", async () => {
    const scenario = sessionScenario({
      name: 'broken',
      channels: ['A', 'B'],
      moves: { 'writes a comment': 1 },
      forgets: 'versions',
    });
    const { violation } = await explore(scenario, { maxSchedules: 2_000, seed: 1 });
    expect(violation?.wrong.join()).toMatch(/^choice the comment/);
  });

  it("a session store that loses one channel's shipping method while another channel continues", async () => {
    const scenario = sessionScenario({
      name: 'broken',
      channels: ['A', 'B'],
      begins: 'with nothing entered',
      moves: { 'enters an address': 1, 'chooses air': 1, looks: 1 },
      forgets: 'versions',
    });
    const { violation } = await explore(scenario, { maxSchedules: 4_000, seed: 1 });
    expect(violation?.wrong.join()).toMatch(/^choice the way to ship/);
  });

  it('a session store that loses the lease of a run, and with it the order when the process ends', async () => {
    const scenario = sessionScenario({
      name: 'broken',
      channels: ['A', 'B'],
      moves: { places: 1, looks: 1 },
      loses: ['place', 'write'],
      forgets: 'claims',
    });
    const { violation } = await explore(scenario, { maxSchedules: 4_000, seed: 1 });
    expect(violation?.wrong.join()).toMatch(/^order order-1 is placed, and the session is at review/);
    expect(await followSchedule(scenario, violation?.schedule ?? [])).toEqual(violation?.wrong);
  });
});
