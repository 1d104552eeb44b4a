import type { Product } from '../product/product.ts';
import { requireFields, requireObject } from '../require-argument.ts';
import type { Device } from '../routing/native-app.ts';

/** Delivery of a training program, for example 'app' (S3-attr-08); undefined for other products. */
export const programDeliveryOf = (product: Pick<Product, 'attributes'>): string | undefined => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  const delivery = attributes.program_delivery;
  return typeof delivery === 'string' && delivery.trim() !== '' ? delivery : undefined;
};

/** A program's delivery for display; undefined in the native app, which contains the programs itself (S5-app-01). */
export const shownProgramDelivery = (delivery: string, device: Pick<Device, 'kind'>): string => {
  requireObject(device, 'device');
  return device.kind === 'app' ? 'Not Applicable' : delivery;
};
