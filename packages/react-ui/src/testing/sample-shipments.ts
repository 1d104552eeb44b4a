import type { Shipment } from '@ironcart/core/order';

const plate = { listItemId: 'a', sku: 'PLATE-25', name: 'Competition bumper plate' };

/** Two packages: one delivered, one in transit. */
export const sampleShipments: readonly Shipment[] = [
  {
    shipmentId: 'S-7Q2M-9KXT-4BWP',
    carrier: 'Overland',
    trackingNumber: 'OV 4711 0815',
    shippedAt: '2026-11-19T15:00:00Z',
    items: [{ ...plate, qty: 2 }],
    events: [
      { status: 'handed_over', happenedAt: '2026-11-19T15:00:00Z' },
      { status: 'in_transit', happenedAt: '2026-11-19T21:40:00Z', place: 'Columbus' },
      { status: 'out_for_delivery', happenedAt: '2026-11-21T07:10:00Z', place: 'Dayton' },
      { status: 'delivered', happenedAt: '2026-11-21T11:25:00Z', place: 'Front door' },
    ],
  },
  {
    shipmentId: 'S-0123-4567-89AB',
    carrier: 'Overland',
    trackingNumber: 'OV 4711 0816',
    trackingUrl: 'https://overland.example/track?number=OV%204711%200816',
    shippedAt: '2026-11-20T15:00:00Z',
    items: [{ listItemId: 'b', sku: 'BAR-20', name: 'Club bar', qty: 1 }],
    events: [
      { status: 'handed_over', happenedAt: '2026-11-20T15:00:00Z' },
      { status: 'in_transit', happenedAt: '2026-11-20T22:05:00Z', place: 'Columbus' },
    ],
  },
];

export const sampleWaiting = [{ ...plate, qty: 1 }];
