import { formatMoney } from '@ironcart/core/money';
import type { BoughtGiftCard } from '@ironcart/core/payment';
import type { GalleryImage } from '@ironcart/core/product';
import { EmptyState } from '../messages/EmptyState.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { AccountRows, type AccountRowView } from './AccountRows.tsx';
import { DateText } from './DateText.tsx';

/** A gift card as its buyer sees it. */
export interface BoughtGiftCardView extends Omit<BoughtGiftCard, 'design' | 'productId'> {
  /** The name of the design, as in 'Red'. */
  readonly design?: string | undefined;
  /** The design's picture; null if the card is no longer sold. */
  readonly picture: GalleryImage | null;
}

export interface BoughtGiftCardsProps {
  readonly cards: readonly BoughtGiftCardView[];
  /** Milliseconds since the epoch: tells a scheduled card from a delivered one. */
  readonly now: number;
  readonly orderHrefOf: (orderId: string) => string;
}

const sendingOf = (
  { sentAt, delivery }: BoughtGiftCardView,
  now: number,
): { readonly mark: string; readonly fact?: AccountRowView['facts'][number] } => {
  if (sentAt === undefined) return { mark: 'Being prepared' };
  const value = <DateText value={sentAt} />;
  if (Date.parse(sentAt) > now) return { mark: 'Scheduled', fact: { label: 'Will be mailed', value } };
  return { mark: 'Delivered', fact: { label: delivery === 'email' ? 'Mailed' : 'Sent by post', value } };
};

/** The gift cards that a customer bought: recipient, amount, and when they were or will be sent. Never their codes. */
export const BoughtGiftCards = ({ cards, now, orderHrefOf }: BoughtGiftCardsProps) => {
  const { locale } = useUi();
  if (cards.length === 0) {
    return <EmptyState text="None yet. A card that you give is listed here, with the day on which it arrives." />;
  }
  return (
    <AccountRows
      headingLevel={3}
      rows={cards.map((card, at) => {
        const { orderId, amount, currency, delivery, recipientName, recipientEmail, design, own, picture } = card;
        const { mark, fact } = sendingOf(card, now);
        const value = formatMoney(amount, currency, locale);
        return {
          id: `${orderId} ${at}`,
          title: recipientName ? `${value} for ${recipientName}` : `${value} gift card`,
          picture,
          marks: [{ text: mark }],
          facts: [
            ...(fact ? [fact] : []),
            ...(delivery === 'email'
              ? [{ label: 'To', value: recipientEmail ?? 'you' }]
              : [{ label: 'Delivery', value: 'by post' }]),
            ...(design ? [{ label: 'Design', value: design }] : []),
            ...(own
              ? [
                  { label: 'Code ends in', value: own.ending },
                  { label: 'Left', value: formatMoney(own.balance, currency, locale) },
                ]
              : []),
          ],
          action: (
            <ButtonLink href={orderHrefOf(orderId)} size="small">
              The order <VisuallyHidden>of {value}</VisuallyHidden>
            </ButtonLink>
          ),
        };
      })}
    />
  );
};
