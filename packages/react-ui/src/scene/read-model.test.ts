import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { readModel } from './read-model.ts';

const fileOf = (model: string): ArrayBuffer =>
  new Uint8Array(readFileSync(join(import.meta.dirname, `../../models/${model}.glb`))).buffer;

describe('parsing a 3D model', () => {
  it('returns its shape in metres, standing on the floor, with all attributes of its material', () => {
    const geometry = readModel(fileOf('power-rack'));
    geometry.computeBoundingBox();
    const size = geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3();
    expect(size.x).toBeCloseTo(1.24, 2);
    expect(size.y).toBeCloseTo(2.29, 2);
    expect(size.z).toBeCloseTo(1.27, 2);
    expect(geometry.boundingBox?.min.y).toBeCloseTo(0, 2);
    const corners = geometry.getAttribute('position').count;
    for (const name of ['normal', 'color', 'surface']) expect(geometry.getAttribute(name).count).toBe(corners);
    const index = geometry.getIndex()?.array ?? [];
    expect(index.length % 3).toBe(0);
    expect(Math.max(...index)).toBe(corners - 1);
  });

  it('returns unit normals, and marks the parts that have a selectable finish', () => {
    const geometry = readModel(fileOf('kettlebell'));
    const normal = geometry.getAttribute('normal');
    const surface = geometry.getAttribute('surface');
    const parts = new Set<number>();
    for (let corner = 0; corner < normal.count; corner += 1) {
      expect(Math.hypot(normal.getX(corner), normal.getY(corner), normal.getZ(corner))).toBeCloseTo(1, 1);
      parts.add(Math.round(surface.getZ(corner) * 2));
    }
    expect([...parts].toSorted()).toEqual([0, 1]);
  });

  it.each([
    ['nothing', new ArrayBuffer(0)],
    ['a page', new TextEncoder().encode('<!doctype html>').buffer],
  ])('rejects %s', (_, file) => {
    expect(() => readModel(file)).toThrow('This is no model');
  });
});
