import { hasUses } from '@ironcart/core/list';
import { AccountRows, Amount, ButtonLink, discountText, useMoneyFormat } from '@ironcart/react-ui';
import type { EarnedProduct } from './earned-products.ts';

const leftText = (uses: number | undefined): string => {
  if (uses === undefined) return 'As often as you like';
  return uses === 1 ? '1 piece' : `${uses} pieces`;
};

/** Earned discounts with their remaining uses and a link to the product. */
export const EarnedRows = ({
  earned,
  headingLevel,
}: {
  readonly earned: readonly EarnedProduct[];
  readonly headingLevel?: 2 | 3;
}) => {
  const format = useMoneyFormat();
  return (
    <AccountRows
      headingLevel={headingLevel}
      rows={earned.map((ticket) => ({
        id: String(ticket.productId),
        title: ticket.name,
        href: ticket.url,
        picture: ticket.picture ?? null,
        marks: hasUses(ticket) ? [] : [{ text: 'Used up' }],
        facts: [
          { label: 'Discount', value: discountText(ticket.discount, format) },
          ...(ticket.price && hasUses(ticket)
            ? [{ label: 'One costs you', value: <Amount amount={ticket.price.amount} /> }]
            : []),
          ...(hasUses(ticket) ? [{ label: 'Left', value: leftText(ticket.remainingUses) }] : []),
          ...(ticket.hasFreeShipping ? [{ label: 'Shipping', value: 'free' }] : []),
          { label: 'Earned with', value: ticket.orderId },
        ],
        action: hasUses(ticket) ? (
          <ButtonLink href={ticket.url} size="small">
            Redeem
          </ButtonLink>
        ) : undefined,
      }))}
    />
  );
};
