import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SiteHeader } from '../navigation/SiteHeader.tsx';
import { sampleCards } from '../testing/sample-products.ts';
import { sampleGuest, sampleMenu } from '../testing/sample-site.ts';
import { SearchDropdown, type SearchDropdownProps } from './SearchDropdown.tsx';

/** The dropdown in its context: below the header's search box, after it had the focus. */
const InHeader = (props: Omit<SearchDropdownProps, 'box'>) => {
  const [box, setBox] = useState<HTMLInputElement>();
  return (
    <div style={{ minBlockSize: '100dvh' }}>
      <SiteHeader
        homeUrl="/"
        menu={sampleMenu}
        searchUrl="/search"
        account={sampleGuest}
        cartUrl="/cart"
        cartCount={2}
        onSearchFocus={setBox}
        searchPanel={box && <SearchDropdown {...props} box={box} />}
      />
    </div>
  );
};

const articles = [
  { id: 1, title: 'Choosing a barbell', link: '/theindex/gear/choosing-a-barbell' },
  { id: 2, title: 'How a knurl is cut', link: '/theindex/gear/how-a-knurl-is-cut' },
];

const meta = {
  title: 'Search/SearchDropdown',
  component: SearchDropdown,
  render: (args) => <InHeader {...args} />,
  args: {
    // Replaced by the header's search box.
    box: document.createElement('input'),
    isOpen: true,
    products: { kind: 'found', products: sampleCards },
    isSearching: false,
    suggestions: [
      { heading: 'Did You Mean?', phrases: ['barbell', 'bar pad'] },
      { heading: 'Shop By', phrases: ['Barbells', 'Specialty bars'] },
    ],
    articles,
    links: { products: '/search?q=bar', articles: '/theindex?q=bar' },
    isInvitationalMeant: false,
    hrefOfPhrase: (phrase) => `/search?q=${phrase}`,
    onFocus: fn(),
    onBlur: fn(),
    onQueryChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
    onPhraseEnter: fn(),
    onPhraseLeave: fn(),
  },
  parameters: { bare: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }));
    await expect(await canvas.findByRole('combobox', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
} satisfies Meta<typeof SearchDropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

const renumbered = (card: (typeof sampleCards)[number], index: number) => ({
  ...card,
  product: { ...card.product, productId: 2001 + index },
});

const untyped = { suggestions: [], articles: [], links: undefined } as const;

export const Found: Story = {};

export const Twelve: Story = {
  args: { products: { kind: 'found', products: [...sampleCards, ...sampleCards.slice(0, 4)].map(renumbered) } },
};

export const Loading: Story = { args: { ...untyped, products: { kind: 'placeholders', count: 8 } } };

export const BeforeTyping: Story = {
  args: { ...untyped, suggestions: [{ heading: 'Shop By', phrases: ['Barbells', 'Racks', 'Plates'] }] },
};

export const NoResults: Story = {
  args: { ...untyped, products: { kind: 'noResults', topSuggestions: sampleCards } },
};

export const Unreachable: Story = { args: { ...untyped, products: { kind: 'unreachable' } } };

export const Invitational: Story = { args: { isInvitationalMeant: true } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
