import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventTickets, type EventTicketView } from './EventTickets.tsx';

/** Not a readable code: its three corners suffice to check the layout. */
const corner = (x: number, y: number) =>
  `M${x} ${y}h7v1h-7zM${x} ${y + 1}h1v6h-1zM${x + 6} ${y + 1}h1v6h-1zM${x} ${y + 6}h7v1h-7zM${x + 2} ${y + 2}h3v3h-3z`;

const ticket: EventTicketView = {
  code: '7b1c2f1e-3a34-4a52-9a0e-7f3f7b6f1d2c',
  qrCode: { size: 37, path: corner(4, 4) + corner(26, 4) + corner(4, 26) },
  event: 'Halden Open',
  location: 'Dayton, Ohio',
  startsOn: '2027-03-12',
  endsOn: '2027-03-14',
  division: 'Women 40 and over',
  holder: 'Maya Okafor',
};

const meta = {
  title: 'Account/EventTickets',
  component: EventTickets,
  args: { tickets: [ticket] },
} satisfies Meta<typeof EventTickets>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OfADayThatIsOver: Story = {
  args: {
    tickets: [
      ticket,
      { ...ticket, code: 'a', event: 'Sheffield Grip Day', location: 'Sheffield', endsOn: '2027-03-12', isOver: true },
    ],
  },
};

export const Cancelled: Story = {
  args: {
    tickets: [ticket, { ...ticket, code: 'b', qrCode: undefined, cancelledAt: '2026-12-01T10:00:00Z' }],
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };
