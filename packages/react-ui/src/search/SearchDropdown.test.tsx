import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { sampleCards } from '../testing/sample-products.ts';
import { SearchDropdown, type SearchDropdownProps } from './SearchDropdown.tsx';
import { SearchForm } from './SearchForm.tsx';

const intents = () => ({
  onFocus: vi.fn(),
  onBlur: vi.fn(),
  onQueryChange: vi.fn(),
  onSubmit: vi.fn(),
  onClose: vi.fn(),
  onPhraseEnter: vi.fn(),
  onPhraseLeave: vi.fn(),
});

const given = {
  isOpen: true,
  products: { kind: 'found', products: sampleCards.slice(0, 2) },
  isSearching: false,
  suggestions: [{ heading: 'Did You Mean?', phrases: ['barbell'] }],
  articles: [{ id: 7, title: 'Choosing a bar', link: '/theindex/gear/choosing-a-bar' }],
  links: { products: '/search?q=bar', articles: '/theindex?q=bar' },
  isInvitationalMeant: false,
  hrefOfPhrase: (phrase: string) => `/search?q=${phrase}`,
} as const satisfies Partial<SearchDropdownProps>;

const show = async (props: Partial<SearchDropdownProps> = {}) => {
  const told = intents();
  const Below = () => {
    const [box, setBox] = useState<HTMLInputElement>();
    return (
      <>
        <div>
          <SearchForm action="/search" query="bar" onFocus={setBox} />
          {box && <SearchDropdown {...given} {...told} {...props} box={box} />}
        </div>
        <a href="/elsewhere">Elsewhere</a>
      </>
    );
  };
  render(<Below />);
  await userEvent.click(screen.getByRole('searchbox', { name: 'Search' }));
  return { ...told, box: screen.getByRole('combobox', { name: 'Search' }) };
};

const option = (name: string | RegExp) => screen.getByRole('option', { name });

describe('SearchDropdown', () => {
  it('turns its box into a combobox with a listbox, and reports an existing focus', async () => {
    const { box, onFocus } = await show();
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(box.getAttribute('aria-controls') ?? '')).toBe(screen.getByRole('listbox'));
    expect(box).toHaveFocus();
    expect(onFocus).toHaveBeenCalledOnce();
  });

  it('reports a box that had the focus before the scripts loaded [S4-search-02]', () => {
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(<SearchForm action="/search" />);
    page.querySelector('input')?.focus();
    const onFocus = vi.fn();
    render(<SearchForm action="/search" onFocus={onFocus} />, { container: page, hydrate: true });
    expect(onFocus).toHaveBeenCalledExactlyOnceWith(page.querySelector('input'));
    page.remove();
  });

  it('links to its products and to all of them [S2-search-02]', async () => {
    await show();
    expect(option(/Olympic bar 20 kg/)).toHaveAttribute('href', '/product-1001');
    expect(option('View All products')).toHaveAttribute('href', '/search?q=bar');
  });

  it('shows No Results with Top Suggestions if there are none [S2-search-01]', async () => {
    await show({ products: { kind: 'noResults', topSuggestions: sampleCards.slice(0, 3) } });
    expect(screen.getByText('No Results')).toBeVisible();
    expect(within(screen.getByRole('group', { name: 'Top Suggestions' })).getAllByRole('option')).toHaveLength(3);
    expect(screen.getByRole('status')).toHaveTextContent('No Results');
  });

  it('shows placeholders for products that are loading [S4-search-09]', async () => {
    await show({ products: { kind: 'placeholders', count: 8 } });
    expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(8);
  });

  it('shows phrases below their headings, and reports the one under the pointer [S2-search-04] [S4-search-11]', async () => {
    const { onPhraseEnter, onPhraseLeave } = await show();
    const group = screen.getByRole('group', { name: 'Did You Mean?' });
    const phrase = within(group).getByRole('option', { name: 'barbell' });
    expect(phrase).toHaveAttribute('href', '/search?q=barbell');
    await userEvent.hover(phrase);
    expect(onPhraseEnter).toHaveBeenCalledWith('barbell');
    await userEvent.unhover(phrase);
    expect(onPhraseLeave).toHaveBeenCalled();
  });

  it('shows articles of The Index, with a link to all [S2-search-05] [S2-search-06]', async () => {
    await show();
    const index = within(screen.getByRole('group', { name: 'The Index' }));
    expect(index.getByRole('option', { name: 'Choosing a bar' })).toHaveAttribute(
      'href',
      '/theindex/gear/choosing-a-bar',
    );
    expect(index.getByRole('option', { name: 'View All articles' })).toHaveAttribute('href', '/theindex?q=bar');
  });

  it('shows the invitational only for a matching query [S2-search-03]', async () => {
    await show({ isInvitationalMeant: true });
    expect(option(/The Invitational/)).toHaveAttribute('href', '/invitational');
  });

  it('does not show the invitational otherwise [S2-search-03]', async () => {
    await show();
    expect(screen.queryByRole('option', { name: /The Invitational/ })).toBeNull();
  });

  it('supports the arrow keys while the focus stays in the box, with a phrase replacing the query', async () => {
    const { box, onPhraseEnter } = await show({ products: { kind: 'found', products: [] }, links: undefined });
    await userEvent.keyboard('{ArrowDown}');
    expect(box).toHaveAttribute('aria-activedescendant', option('barbell').id);
    expect(option('barbell')).toHaveAttribute('aria-selected', 'true');
    expect(onPhraseEnter).toHaveBeenCalledWith('barbell');
    await userEvent.keyboard('{ArrowUp}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowUp}');
    expect(box).toHaveAttribute('aria-activedescendant', option('Choosing a bar').id);
    expect(box).toHaveFocus();
  });

  it('follows the selected option on Enter, and submits without one [S2-search-08]', async () => {
    const { box, onSubmit } = await show();
    const followed = vi.fn((event: Event) => event.preventDefault());
    option('barbell').addEventListener('click', followed);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.submit(box);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith((box as HTMLInputElement).value);
  });

  it('reports typed text, and a request to close [S4-search-05]', async () => {
    const { onQueryChange, onClose } = await show();
    await userEvent.keyboard('s');
    expect(onQueryChange).toHaveBeenCalledWith('bars');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('reports the loss of focus once it is neither in the box nor in the list [S4-search-03]', async () => {
    const { onBlur } = await show();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(onBlur).toHaveBeenCalled();
  });
});
