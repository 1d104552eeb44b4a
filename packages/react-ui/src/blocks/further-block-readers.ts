import { figure, link, picture } from './block-readers.ts';
import type {
  AthletesProps,
  CarouselProps,
  EventSchedulesProps,
  FormBlockField,
  FormBlockProps,
  GalleryBlockProps,
  GearSpecsProps,
  LeaderboardsProps,
  NamedBlockProps,
  ProductTabsProps,
  RowsProps,
  Spec,
  TabsProps,
} from './further-block-props.ts';
import { flag, listOf, number, oneOf, optional, shape, text } from './read-props.ts';

/** How the props of the further blocks are read from content. */
export const furtherBlockReaders = {
  Block: shape<NamedBlockProps>({ block: optional(text), tone: optional(oneOf('plain', 'framed', 'sunken')) }),
  Carousel: shape<CarouselProps>({
    label: text,
    title: optional(text),
    slide: optional(oneOf('wide', 'half', 'card')),
  }),
  Tabs: shape<TabsProps>({ label: text, tabs: listOf(shape({ label: text, slot: text })) }),
  Gallery: shape<GalleryBlockProps>({
    pictures: listOf(shape({ picture, caption: optional(text) })),
    title: optional(text),
  }),
  Rows: shape<RowsProps>({ gap: optional(oneOf('tight', 'normal', 'wide')), hasLines: optional(flag) }),
  ProductTabs: shape<ProductTabsProps>({
    title: text,
    tabs: listOf(shape({ label: text, productIds: listOf(number), link: optional(link) })),
  }),
  GearSpecs: shape<GearSpecsProps>({
    title: optional(text),
    productId: optional(number),
    specs: optional(listOf(shape<Spec>({ label: text, value: text }))),
  }),
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
