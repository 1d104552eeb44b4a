import { Athletes } from './Athletes.tsx';
import { type BlockRegistry, defineBlock } from './define-block.ts';
import { EventSchedules } from './EventSchedules.tsx';
import { eventBlockReaders } from './event-block-readers.ts';
import { FormBlock } from './FormBlock.tsx';
import { Leaderboards } from './Leaderboards.tsx';

/** The blocks for events and people, by name: boards, schedules, athletes, forms. Loaded like the layout blocks. */
export const eventBlocks = {
  Leaderboards: defineBlock('Leaderboards', eventBlockReaders.Leaderboards, (props) => <Leaderboards {...props} />),
  EventSchedules: defineBlock('EventSchedules', eventBlockReaders.EventSchedules, (props) => (
    <EventSchedules {...props} />
  )),
  Athletes: defineBlock('Athletes', eventBlockReaders.Athletes, (props) => <Athletes {...props} />),
  Form: defineBlock('Form', eventBlockReaders.Form, (props, { data: { formAction = '', formAnswer } }) => (
    <FormBlock
      {...props}
      action={formAction}
      answer={formAnswer?.formHash === props.formHash ? formAnswer : undefined}
    />
  )),
} as const satisfies BlockRegistry;
