import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['Parcel', 'Pallet', 'Pick up'].map((label) => ({ label, content: <p>{`By ${label.toLowerCase()}`}</p> }));

const open = () => {
  const onChange = vi.fn();
  render(<Tabs label="Delivery" tabs={tabs} onChange={onChange} />);
  return { onChange, shopper: userEvent.setup(), tab: (name: string) => screen.getByRole('tab', { name }) };
};

describe('Tabs', () => {
  it('report a change only if another tab is selected [S4-misc-04]', async () => {
    const { onChange, shopper, tab } = open();
    await shopper.click(tab('Parcel'));
    expect(onChange).not.toHaveBeenCalled();
    await shopper.click(tab('Pallet'));
    await shopper.click(tab('Pallet'));
    expect(onChange.mock.calls).toEqual([[1]]);
    expect(tab('Pallet')).toHaveAttribute('aria-selected', 'true');
  });

  it('are a single tab stop, and change with the arrow keys', async () => {
    const { onChange, shopper, tab } = open();
    await shopper.tab();
    expect(tab('Parcel')).toHaveFocus();
    await shopper.keyboard('{ArrowLeft}');
    expect(tab('Pick up')).toHaveFocus();
    await shopper.keyboard('{Home}{ArrowRight}{End}x');
    expect(onChange.mock.calls.flat()).toEqual([2, 0, 1, 2]);
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Pick up')]);
  });

  it('reverse the horizontal arrow keys in right-to-left text, but not the vertical ones', async () => {
    const { onChange, shopper, tab } = open();
    vi.spyOn(screen.getByRole('tablist'), 'matches').mockImplementation((selector) => selector === ':dir(rtl)');
    await shopper.click(tab('Pallet'));
    await shopper.keyboard('{ArrowLeft}');
    expect(tab('Pick up')).toHaveFocus();
    await shopper.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{End}{Home}');
    expect(onChange.mock.calls.flat()).toEqual([1, 2, 1, 0, 1, 2, 0]);
  });
});
