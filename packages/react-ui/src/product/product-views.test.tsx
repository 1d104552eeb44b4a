import { money } from '@ironcart/core/money';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { BundlePicker } from './BundlePicker.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';

import { GiftCardFields } from './GiftCardFields.tsx';
import { PictureZoom } from './PictureZoom.tsx';
import { ProductLayout } from './ProductLayout.tsx';
import { Snipe } from './Snipe.tsx';

type GalleryImage = GalleryProps['pictures'][number];

const picture = (link: string, more: Partial<GalleryImage> = {}): GalleryImage => ({
  label: '',
  link,
  width: 1200,
  height: 900,
  ...more,
});
const pictures = [picture('a.webp'), picture('b.webp', { label: 'The knurl' }), picture('c.webp')];

describe('product gallery', () => {
  const open = (props: Partial<Parameters<typeof Gallery>[0]> = {}, width = 400) => {
    render(<Gallery productName="Ohio Bar" pictures={pictures} {...props} />);
    const list = screen.getAllByRole('list')[0] as HTMLElement;
    const scrollTo = vi.fn();
    Object.assign(list, { scrollTo });
    Object.defineProperty(list, 'clientWidth', { value: width });
    return { list, scrollTo };
  };
  const position = () => screen.getByText(/\d \/ \d/).textContent;
  const scrolledTo = (list: HTMLElement, left: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('moves with its buttons, within its pictures', () => {
    const { scrollTo } = open();
    expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
    press('Next picture');
    press('Next picture');
    expect(position()).toBe('3 / 3');
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    press('Previous picture');
    expect(scrollTo.mock.calls).toEqual([[{ left: 400 }], [{ left: 800 }], [{ left: 400 }]]);
  });

  it('moves to the picture of a clicked thumbnail, which becomes the current one', () => {
    const { scrollTo } = open();
    const thumbnail = screen.getByRole('link', { name: 'Picture 3 of 3: Ohio Bar' });
    expect(fireEvent.click(thumbnail)).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ left: 800 });
    expect(thumbnail).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Picture 2 of 3: The knurl' })).not.toHaveAttribute('aria-current');
  });

  it('scrolls in the other direction in right-to-left text', () => {
    const { list, scrollTo } = open();
    list.style.direction = 'rtl';
    press('Next picture');
    expect(scrollTo).toHaveBeenCalledWith({ left: -400 });
    scrolledTo(list, -400);
    expect(position()).toBe('2 / 3');
  });

  it('follows scrolling, but skips the pictures on the way to a selected picture', () => {
    const { list } = open();
    scrolledTo(list, 390);
    expect(position()).toBe('2 / 3');
    scrolledTo(list, 0);
    fireEvent.click(screen.getByRole('link', { name: /Picture 3/ }));
    scrolledTo(list, 400);
    expect(position()).toBe('3 / 3');
    scrolledTo(list, 800);
    scrolledTo(list, 400);
    expect(position()).toBe('2 / 3');
    press('Next picture');
    fireEvent.pointerDown(list);
    scrolledTo(list, 0);
    expect(position()).toBe('1 / 3');
    press('Next picture');
    fireEvent.wheel(list);
    scrolledTo(list, 800);
    expect(position()).toBe('3 / 3');
  });

  it('shows the picture that a shopper swiped to before its scripts loaded', () => {
    const element = <Gallery productName="Ohio Bar" pictures={pictures} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(element);
    const list = container.querySelector('ul') as HTMLElement;
    Object.defineProperty(list, 'clientWidth', { value: 400 });
    list.scrollLeft = 800;
    render(element, { container, hydrate: true });
    expect(position()).toBe('3 / 3');
    expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  });

  it('stays in position while it has no width', () => {
    const { list } = open({}, 0);
    press('Next picture');
    scrolledTo(list, 0);
    expect(position()).toBe('2 / 3');
  });

  it('opens a close-up if available, otherwise the file, and plays a video or opens it as a file', () => {
    const onZoom = vi.fn();
    const film = picture('poster.webp', { film: '/films/bar.webm', label: 'In use' });
    open({ pictures: [...pictures, film], onZoom });
    const closely = screen.getByRole('link', { name: 'Look closely: The knurl' });
    expect(closely).toHaveAttribute('aria-haspopup', 'dialog');
    expect(fireEvent.click(closely)).toBe(false);
    expect(onZoom.mock.calls).toEqual([[pictures[1]]]);
    const filmLink = screen.getByRole('link', { name: 'Film: In use' });
    expect(filmLink).toHaveAttribute('href', '/films/bar.webm');
    expect(filmLink).not.toHaveAttribute('aria-haspopup');
    filmLink.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(filmLink);
    expect(onZoom).toHaveBeenCalledOnce();
  });

  it('plays only the current video', () => {
    const film = picture('poster.webp', { film: '/films/bar.webm', label: 'In use' });
    open({ pictures: [pictures[0] as GalleryImage, film], Film: ({ src, label }) => <i title={label}>{src}</i> });
    expect(screen.queryByTitle('In use')).toBeNull();
    press('Next picture');
    expect(screen.getByTitle('In use')).toHaveTextContent('/films/bar.webm');
  });

  it('has no buttons for one picture, and shows the product name without any', () => {
    const { rerender } = render(<Gallery productName="Ohio Bar" pictures={pictures.slice(0, 1)} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('list')).not.toHaveAttribute('tabindex');
    rerender(<Gallery productName="Ohio Bar" pictures={[]} />);
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('layered picture', () => {
  it('does not link to its lowest layer, because only the zoom view shows it whole', () => {
    const layered = [picture('frame', { layers: ['cups'] })];
    const { rerender } = render(<Gallery productName="R4" pictures={layered} />);
    expect(screen.queryByRole('link')).toBeNull();
    const onZoom = vi.fn();
    rerender(<Gallery productName="R4" pictures={layered} onZoom={onZoom} />);
    fireEvent.click(screen.getByRole('link', { name: /^Look closely/ }));
    expect(onZoom).toHaveBeenCalledWith(layered[0]);
  });
});

describe('close-up of a picture', () => {
  it('fits the window, can be enlarged, and can be closed', () => {
    const onClose = vi.fn();
    const { rerender } = render(<PictureZoom picture={pictures[1]} productName="Ohio Bar" onClose={onClose} />);
    const dialog = within(screen.getByRole('dialog', { name: 'Ohio Bar' }));
    const enlarge = dialog.getByRole('button', { name: 'Enlarge', pressed: false });
    expect(dialog.getByAltText('The knurl')).toHaveAttribute('width', '1200');
    fireEvent.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(dialog.getByRole('button', { name: /Close/ }));
    expect(onClose).toHaveBeenCalledOnce();
    rerender(<PictureZoom picture={pictures[0]} productName="Ohio Bar" onClose={onClose} />);
    expect(dialog.getByAltText('Ohio Bar').getAttribute('src')).toMatch(/1960.*webp|webp.*1960/);
    rerender(<PictureZoom picture={undefined} productName="Ohio Bar" onClose={onClose} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  const openOnTouch = () => {
    render(<PictureZoom picture={pictures[1]} productName="Ohio Bar" onClose={vi.fn()} />);
    const button = screen.getByRole('button', { name: 'Enlarge' });
    const finger = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', pointerId: number, clientX: number) =>
      fireEvent[type](button, { pointerId, pointerType: 'touch', clientX, clientY: 100 });
    const tap = (clientX: number) => {
      finger('pointerDown', 1, clientX);
      finger('pointerUp', 1, clientX);
      fireEvent.click(button, { detail: 1, clientX, clientY: 100 });
    };
    return { button, finger, tap };
  };

  it('is enlarged by a tap and further by a double tap, and a later tap resets it', () => {
    const { button, tap } = openOnTouch();
    tap(200);
    expect(button).toHaveStyle({ inlineSize: '200%' });
    tap(205);
    expect(button).toHaveStyle({ inlineSize: '200%' });
    tap(50);
    expect(button).toHaveStyle({ inlineSize: '100%' });
  });

  it('follows a pinch gesture, between its original and four times its size', () => {
    const { button, finger } = openOnTouch();
    finger('pointerDown', 1, 100);
    finger('pointerDown', 2, 200);
    finger('pointerMove', 2, 400);
    expect(button).toHaveStyle({ inlineSize: '300%' });
    finger('pointerMove', 2, 900);
    expect(button).toHaveStyle({ inlineSize: '400%' });
    finger('pointerMove', 2, 110);
    expect(button).toHaveStyle({ inlineSize: '100%' });
    finger('pointerUp', 2, 110);
    finger('pointerUp', 1, 100);
    finger('pointerDown', 1, 100);
    finger('pointerMove', 1, 300);
    expect(button).toHaveStyle({ inlineSize: '100%' });
  });
});

describe('selection of a product', () => {
  it('can be empty for an optional part of a bundle', () => {
    const onChoose = vi.fn();
    const value = (productId: number) => ({ productId, name: `Bar ${productId}`, price: { kind: 'plain' } });
    const option = { id: 7, title: 'Bar', isRequired: false, values: [value(52), value(53)] };
    const props = { options: [option], chosen: { 7: 52 }, onChoose };
    render(<BundlePicker {...(props as unknown as Parameters<typeof BundlePicker>[0])} />);
    fireEvent.click(screen.getByRole('radio', { name: /None/ }));
    fireEvent.click(screen.getByRole('radio', { name: /Bar 53/ }));
    expect(onChoose.mock.calls).toEqual([
      [7, undefined],
      [7, 53],
    ]);
  });

  it('names each delivery of a gift card', () => {
    const data = { isOpenAmountAllowed: false, openAmountMin: null, openAmountMax: null, amounts: [money(2_500)] };
    const onAmountChange = vi.fn();
    render(<GiftCardFields giftCard={{ ...data, type: 'combined' }} onAmountChange={onAmountChange} />);
    expect(screen.getByText('By email')).toBeVisible();
    expect(screen.getByText('By post')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: '$25.00' }));
    expect(onAmountChange.mock.calls).toEqual([['2500']]);
  });
});

it('banner with a picture uses the sizes of its positions', () => {
  const { container } = render(<Snipe snipe={{ label: 'New', master: 'new.webp' }} place="list" />);
  expect(screen.getByAltText('New')).toBeVisible();
  expect(container.innerHTML).toMatch(/166w.*308w.*521w/s);
});

describe('layout of a product page', () => {
  const layout = (position: 'sticky' | 'static') => (
    <ProductLayout gallery="Pictures" panel={<div style={{ position }}>Buy</div>}>
      Details
    </ProductLayout>
  );
  it('keeps the end of a sticky panel visible, until the page is left', async () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const { unmount } = render(layout('sticky'));
    const panel = screen.getByText('Buy');
    await vi.waitFor(() => expect(panel.style.getPropertyValue('--sticky-top')).toBe('24px'));
    Object.defineProperty(panel, 'offsetHeight', { value: 2_000 });
    window.dispatchEvent(new Event('resize'));
    const top = `${window.innerHeight - 2_000 - 24}px`;
    await vi.waitFor(() => expect(panel.style.getPropertyValue('--sticky-top')).toBe(top));
    window.dispatchEvent(new Event('resize'));
    unmount();
    await vi.waitFor(() => expect(panel.style.getPropertyValue('--sticky-top')).toBe(''));
    vi.unstubAllGlobals();
  });

  it('does not affect another panel', async () => {
    render(layout('static'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText('Buy').style.getPropertyValue('--sticky-top')).toBe('');
    expect(screen.getByText('Details')).toBeVisible();
  });
});
