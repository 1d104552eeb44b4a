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
  /** The fields that hold no e-mail address, though they should. */
  readonly invalidEmails?: readonly string[] | undefined;
  /** The fields with what looks like a card number. */
  readonly cardNumbers?: readonly string[] | undefined;
  /** Of the form as a whole. */
  readonly message?: string | undefined;
  /** Entered values by field, if the form was not accepted. */
  readonly values?: Readonly<Record<string, string>> | undefined;
}

/** What blocks refer to, loaded with the page. */
export interface BlockData {
  /** By product id. */
  readonly products?: Readonly<Record<number, ProductCardView>> | undefined;
  /** By product id. */
  readonly specs?: Readonly<Record<number, readonly Spec[]>> | undefined;
  /** Sanitised HTML by the name of its block; one that is inactive or missing is left out. */
  readonly html?: Readonly<Record<string, string>> | undefined;
  /** The site's, for blocks that show products by their price. */
  readonly priceTiers?: readonly PriceTier[] | undefined;
  /** Hears of a click on a button that has neither an action nor a link, by its label. */
  readonly onButtonClick?: ((label: string) => void) | undefined;
  /** Where forms are posted to. */
  readonly formAction?: string | undefined;
  readonly formAnswer?: FormAnswer | undefined;
}

export interface BlockContext {
  readonly data: BlockData;
  /** The blocks of a slot below each other; undefined where the block has no such slot. */
  readonly renderSlot: (name: string) => ReactNode;
  /** The same one by one, for a block that places them itself. */
  readonly renderEach: (name: string) => readonly ReactNode[];
}

/** Renders a block from its raw props; throws a BlockPropsError when they do not fit. */
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
