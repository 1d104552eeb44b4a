import { type GiftCardMetadata, giftCardMetadata } from '@ironcart/core/list';
import { parseMoney, readNumber } from '@ironcart/core/money';
import type { ProductOf } from '@ironcart/core/product';
import { dayAt, isCalendarDay } from '@ironcart/core/site';
import { type GiftCardFieldsProps, ownAmountValue } from '@ironcart/react-ui';
import { startingAt } from '../../price/starting-at.ts';
import { textOf, wholeNumber } from '../form-fields.ts';
import { giftCardDesigns } from '../gift-card-designs.ts';
import { plainPage, type TypePage } from './type-page.ts';

type GiftCard = ProductOf<'giftcard'>;

const dayMs = 86_400_000;

/** The fields of a gift card: amounts and designs; only an e-mailed card has a design. */
export type GiftCardPicker = Pick<GiftCardFieldsProps, 'giftCard' | 'designs' | 'sendDays'>;

/**
 * Parses a typed amount: '62.50', '62,5', '$50', '1,000.00' and '1.000,00'; three digits after a separator are
 * thousands.
 */
const typedAmount = (text: string) =>
  parseMoney(readNumber(text.replace(/\p{Sc}/gu, ''), { comma: 'thousands', point: 'thousands' }));

const giftCardIn = ({ giftcardData }: GiftCard, form: FormData): GiftCardMetadata => {
  const amount = textOf(form, 'amount');
  const own = typedAmount(textOf(form, 'customAmount'));
  const given = (name: string) => textOf(form, name) || undefined;
  const sendOn = textOf(form, 'sendOn');
  const isByPost = giftcardData.type === 'combined' && given('delivery') === 'physical';
  const chosen = {
    ...(isByPost ? { delivery: 'physical' as const } : {}),
    design: given('design'),
    ...(amount === ownAmountValue ? { customAmount: own.ok ? own.value : 0 } : { amount: wholeNumber(amount, 0) }),
    message: given('message'),
    recipientName: given('recipientName'),
    recipientEmail: given('recipientEmail'),
    senderName: given('senderName'),
    senderEmail: given('senderEmail'),
    ...(isByPost || !isCalendarDay(sendOn) ? {} : { sendOn }),
  };
  return giftCardMetadata(chosen, giftcardData);
};

/** Page logic of a gift card. */
export const giftCardPage: TypePage<'giftcard', GiftCardPicker> = {
  ...plainPage,
  show: (product, { setting: { site, now }, prices }) => ({
    price: startingAt(prices.ofProduct(product), product),
    picker: {
      giftCard: product.giftcardData,
      designs: giftCardDesigns(product),
      sendDays: { first: dayAt(now + dayMs, site.timeZone), last: dayAt(now + 365 * dayMs, site.timeZone) },
    },
  }),
  promise: ({ giftcardData }) =>
    giftcardData.type === 'virtual' ? 'In the inbox within minutes, or on the day you name' : undefined,
  itemsFromForm: (product, form, item) => ({
    ok: true,
    items: [{ ...item, metadata: { ...item.metadata, giftcard: giftCardIn(product, form) } }],
  }),
};
