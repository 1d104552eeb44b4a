/**
 * A choice that selects a variant: a configurable's child, a product of a bundle's option (with its own child, if it is
 * configurable), a gift card's delivery and amount in minor units, or a value of a custom option.
 */
export type ItemPart =
  | { readonly kind: 'child'; readonly productId: number }
  | {
      readonly kind: 'bundle';
      readonly optionId: number;
      readonly productId: number;
      readonly childId?: number | undefined;
    }
  | { readonly kind: 'delivery'; readonly delivery: 'email' | 'physical' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'option'; readonly optionId: number; readonly valueId: number };

/** The content of an id: a product, with the choices that select a variant. */
export interface ItemChoice {
  readonly productId: number;
  readonly parts: readonly ItemPart[];
}

const mostCharacters = 1_000;
const whole = /^v([1-9]\d{0,8})$/;
const ofBundle = /^b([1-9]\d{0,8})-([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;
const ofCard = /^g(?:(email|physical)|([1-9]\d{0,8}))$/;
const ofOption = /^o([1-9]\d{0,8})-([1-9]\d{0,8})$/;

const readPart = (text: string): ItemPart | undefined => {
  const [, child] = whole.exec(text) ?? [];
  if (child !== undefined) return { kind: 'child', productId: Number(child) };
  const [, option, product, grandchild] = ofBundle.exec(text) ?? [];
  if (option !== undefined) {
    const childId = grandchild === undefined ? undefined : Number(grandchild);
    return { kind: 'bundle', optionId: Number(option), productId: Number(product), childId };
  }
  const [, delivery, amount] = ofCard.exec(text) ?? [];
  if (delivery === 'email' || delivery === 'physical') return { kind: 'delivery', delivery };
  if (amount !== undefined) return { kind: 'amount', amount: Number(amount) };
  const [, optionId, value] = ofOption.exec(text) ?? [];
  return optionId === undefined ? undefined : { kind: 'option', optionId: Number(optionId), valueId: Number(value) };
};

const partText = (part: ItemPart): string => {
  switch (part.kind) {
    case 'child':
      return `v${part.productId}`;
    case 'bundle':
      return `b${part.optionId}-${part.productId}${part.childId === undefined ? '' : `-${part.childId}`}`;
    case 'delivery':
      return `g${part.delivery}`;
    case 'amount':
      return `g${part.amount}`;
    case 'option':
      return `o${part.optionId}-${part.valueId}`;
  }
};

/**
 * Formats the id of a variant: 'p1010.v1011', 'p1030.gemail.g5000'. It begins with a letter, so that clients do not
 * parse it as a number; the id of a product, and of its only variant, is the first part alone.
 */
export const formatItemId = ({ productId, parts }: ItemChoice): string =>
  [`p${productId}`, ...parts.map(partText)].join('.');

/** Parses the id of a product or variant; undefined for other texts. */
export const parseItemId = (text: string): ItemChoice | undefined => {
  if (text.length > mostCharacters || !/^p[1-9]\d{0,8}(?:\.|$)/.test(text)) return undefined;
  const [productId = '', ...rest] = text.slice(1).split('.');
  const parts = rest.map(readPart);
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? { productId: Number(productId), parts: known } : undefined;
};
