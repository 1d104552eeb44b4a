import type { ButtonAction } from '@ironcart/core/content';
import type { BlockLink, BlockPicture, Figure } from './block-props.ts';

export interface NamedBlockProps {
  /** Name of an HTML block of the CMS. Default: only the slot is shown. */
  readonly block?: string | undefined;
  readonly tone?: 'plain' | 'framed' | 'sunken' | undefined;
}

export interface ButtonBlockProps extends ButtonAction {
  readonly label: string;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** The overlay's title. Default: the label. */
  readonly overlayTitle?: string | undefined;
}

export interface CarouselProps {
  /** Description of the slides for screen readers. */
  readonly label: string;
  readonly title?: string | undefined;
  /** The slide's share of the row. */
  readonly slide?: 'wide' | 'half' | 'card' | undefined;
}

export interface TabsProps {
  /** Description of the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly slot: string }[];
}

export interface GalleryBlockProps {
  readonly pictures: readonly { readonly picture: BlockPicture; readonly caption?: string | undefined }[];
  readonly title?: string | undefined;
}

export interface RowsProps {
  readonly gap?: 'tight' | 'normal' | 'wide' | undefined;
  /** Whether there is a line between two rows. */
  readonly hasLines?: boolean | undefined;
}

export interface ProductTabsProps {
  readonly title: string;
  readonly tabs: readonly {
    readonly label: string;
    readonly productIds: readonly number[];
    readonly link?: BlockLink | undefined;
  }[];
}

export interface PriceTiersProps {
  readonly title: string;
  /** Each is displayed in the tier of its price on this site. */
  readonly productIds: readonly number[];
}

export interface Spec {
  readonly label: string;
  readonly value: string;
}

export interface GearSpecsProps {
  readonly title?: string | undefined;
  /** Product whose specifications are displayed; omitted: `specs` only. */
  readonly productId?: number | undefined;
  readonly specs?: readonly Spec[] | undefined;
}

export interface LeaderboardsProps {
  readonly title?: string | undefined;
  readonly boards: readonly {
    readonly title: string;
    readonly rows: readonly {
      readonly rank: number;
      readonly name: string;
      readonly from?: string | undefined;
      readonly result: string;
    }[];
  }[];
}

export interface EventSchedulesProps {
  readonly title?: string | undefined;
  /** As in 'All times are local to Haldenmark.' */
  readonly note?: string | undefined;
  readonly days: readonly {
    /** ISO 8601, as in '2027-05-14'. */
    readonly date: string;
    readonly label: string;
    readonly sessions: readonly {
      /** 24 hours, as in '09:30'. */
      readonly time: string;
      readonly name: string;
      readonly place?: string | undefined;
    }[];
  }[];
}

export interface AthletesProps {
  readonly title?: string | undefined;
  readonly athletes: readonly {
    readonly name: string;
    readonly discipline: string;
    readonly text?: string | undefined;
    readonly picture?: BlockPicture | undefined;
    readonly facts?: readonly Figure[] | undefined;
    readonly link?: BlockLink | undefined;
  }[];
}

export interface FormBlockField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'lines' | 'choice' | undefined;
  /** The autofill hint, as in 'name' or 'postal-code'. Default: derived from the type. */
  readonly autoComplete?: string | undefined;
  /** The options of a choice. */
  readonly options?: readonly string[] | undefined;
  readonly hint?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

export interface FormBlockProps {
  /** Identifies the form in the store that receives it. */
  readonly formHash: string;
  readonly fields: readonly FormBlockField[];
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly submitLabel?: string | undefined;
  /** The confirmation after submission. */
  readonly thanks?: string | undefined;
}
