import type { PriceTier } from '@ironcart/core/content';
import type { ReactNode } from 'react';
import type { ProductCardView } from '../product/ProductCard.tsx';
import type { Spec } from './further-block-props.ts';
import type { RawProps, Reader } from './read-props.ts';

/** Result of a submitted form. */
export interface FormAnswer {
  readonly formHash: string;
  readonly isSent: boolean;
  /** The required fields that were empty. */
  readonly missing?: readonly string[] | undefined;
  /** The e-mail fields whose value is not an e-mail address. */
  readonly invalidEmails?: readonly string[] | undefined;
  /** The fields that seem to contain a card number. */
  readonly cardNumbers?: readonly string[] | undefined;
  /** A message for the form as a whole. */
  readonly message?: string | undefined;
  /** Entered values by field, if the form was not accepted. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** The data that blocks refer to, loaded with the page. */
export interface BlockData {
  /** By product id. */
  readonly products?: Readonly<Record<number, ProductCardView>> | undefined;
  /** By product id. */
  readonly specs?: Readonly<Record<number, readonly Spec[]>> | undefined;
  /** Sanitised HTML by block name; inactive and missing blocks are omitted. */
  readonly html?: Readonly<Record<string, string>> | undefined;
  /** The site's price tiers, for blocks that show products by price. */
  readonly priceTiers?: readonly PriceTier[] | undefined;
  /** Called on a click on a button with neither action nor link, with its label. */
  readonly onButtonClick?: ((label: string) => void) | undefined;
  /** The URL to which forms are posted. */
  readonly formAction?: string | undefined;
  readonly formAnswer?: FormAnswer | undefined;
}

export interface BlockContext {
  readonly data: BlockData;
  /** The blocks of a slot below each other; undefined where the block has no such slot. */
  readonly renderSlot: (name: string) => ReactNode;
  /** The same blocks as a list, for a block that places them itself. */
  readonly renderEach: (name: string) => readonly ReactNode[];
}

/** Renders a block from its raw props; throws a BlockPropsError if they are invalid. */
export type BlockRenderer = (props: RawProps, context: BlockContext) => ReactNode;

export type BlockRegistry = Readonly<Record<string, BlockRenderer>>;

/** Defines a block: its name in problem reports, the parser of its props, and its view. */
export const defineBlock =
  <Props>(
    name: string,
    reader: Reader<Props>,
    render: (props: Props, context: BlockContext) => ReactNode,
  ): BlockRenderer =>
  (props, context) =>
    render(reader(props, name), context);
