import { figure, link, picture } from './block-readers.ts';
import type {
  AthletesProps,
  EventSchedulesProps,
  FormBlockField,
  FormBlockProps,
  LeaderboardsProps,
} from './further-block-props.ts';
import { flag, listOf, number, oneOf, optional, shape, text } from './read-props.ts';

/** The parsers of the props of blocks for events and people. */
export const eventBlockReaders = {
  Leaderboards: shape<LeaderboardsProps>({
    title: optional(text),
    boards: listOf(
      shape({
        title: text,
        rows: listOf(shape({ rank: number, name: text, from: optional(text), result: text })),
      }),
    ),
  }),
  EventSchedules: shape<EventSchedulesProps>({
    title: optional(text),
    note: optional(text),
    days: listOf(
      shape({
        date: text,
        label: text,
        sessions: listOf(shape({ time: text, name: text, place: optional(text) })),
      }),
    ),
  }),
  Athletes: shape<AthletesProps>({
    title: optional(text),
    athletes: listOf(
      shape({
        name: text,
        discipline: text,
        text: optional(text),
        picture: optional(picture),
        facts: optional(listOf(figure)),
        link: optional(link),
      }),
    ),
  }),
  Form: shape<FormBlockProps>({
    formHash: text,
    fields: listOf(
      shape<FormBlockField>({
        name: text,
        label: text,
        type: optional(oneOf('text', 'email', 'tel', 'number', 'lines', 'choice')),
        autoComplete: optional(text),
        options: optional(listOf(text)),
        hint: optional(text),
        isRequired: optional(flag),
      }),
    ),
    title: optional(text),
    text: optional(text),
    submitLabel: optional(text),
    thanks: optional(text),
  }),
} as const;
