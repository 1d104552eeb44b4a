import type { Product } from '../product/product.ts';
import type { Device } from '../routing/native-app.ts';

/** Delivery of a training program, for example 'app' (S3-attr-08); undefined for other products. */
export const programDeliveryOf = ({ attributes }: Pick<Product, 'attributes'>): string | undefined => {
  const delivery = attributes.program_delivery;
  return typeof delivery === 'string' && delivery.trim() !== '' ? delivery : undefined;
};

/** A program's delivery as it is shown: within the native app, which has the programs itself, none applies (S5-app-01). */
export const shownProgramDelivery = (delivery: string, device: Pick<Device, 'kind'>): string =>
  device.kind === 'app' ? 'Not Applicable' : delivery;
