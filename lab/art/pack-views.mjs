// Builds the models of the shop's 3-D views (views.json) with Blender, and packs them as small glTF files. node
// pack-views.mjs [--only power-rack barbell]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Document, Logger, NodeIO, VertexLayout } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { quantize, reorder, weld } from '@gltf-transform/functions';
import { MeshoptEncoder } from 'meshoptimizer';

const here = dirname(fileURLToPath(import.meta.url));
const models = join(here, '../../packages/react-ui/models');
const raw = mkdtempSync(join(tmpdir(), 'views-'));

/** Numbers per vertex: see export_model.py. */
const rowLength = 12;
/** Maximum stretch of a model, as a share, to match its product's dimensions. */
const mostStretch = 0.16;

const rowsFromBlender = (key) => {
  const file = join(raw, `${key}.bin`);
  const blender = ['-b', '--factory-startup', '--python-exit-code', '3', '--python', join(here, 'export_model.py')];
  const { status, stdout, stderr } = spawnSync('blender', [...blender, '--', key, file], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${key}: ${`${stdout}${stderr}`.split('\n').slice(-12).join('\n')}`);
  const bytes = readFileSync(file);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
};

const column = (rows, from, width, change = (value) => value) => {
  const count = rows.length / rowLength;
  const values = new Float32Array(count * width);
  for (let corner = 0; corner < count; corner += 1)
    for (let axis = 0; axis < width; axis += 1)
      values[corner * width + axis] = change(rows[corner * rowLength + from + axis], axis);
  return values;
};

const rangeOf = (rows, axis) => {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let index = axis; index < rows.length; index += rowLength) {
    low = Math.min(low, rows[index]);
    high = Math.max(high, rows[index]);
  }
  return [low, high];
};

/** Offsets and scales an axis so that the model is centred in its product's dimensions, on the floor. */
const fitOf = (rows, { key, size: [width, depth, height] }) =>
  [width, height, depth].map((millimetres, axis) => {
    const [low, high] = rangeOf(rows, axis);
    const scale = millimetres / 1000 / (high - low);
    if (Math.abs(scale - 1) > mostStretch) throw new Error(`${key}: axis ${axis} would be stretched by ${scale}`);
    return (value) => (value - (axis === 1 ? low : (low + high) / 2)) * scale;
  });

/** Roughness, metalness and part (0, 1 or 2) of a vertex, each from 0 to 1. */
const surface = (value, axis) => (axis === 2 ? value / 2 : value);

const documentOf = (rows, entry) => {
  const document = new Document();
  const buffer = document.createBuffer();
  const accessor = (type, array) => document.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const fit = fitOf(rows, entry);
  const primitive = document
    .createPrimitive()
    .setAttribute(
      'POSITION',
      accessor(
        'VEC3',
        column(rows, 0, 3, (value, axis) => fit[axis](value)),
      ),
    )
    .setAttribute('NORMAL', accessor('VEC3', column(rows, 3, 3)))
    .setAttribute('COLOR_0', accessor('VEC3', column(rows, 6, 3)))
    .setAttribute('_SURFACE', accessor('VEC3', column(rows, 9, 3, surface)));
  const mesh = document.createMesh(entry.key).addPrimitive(primitive);
  document.createScene().addChild(document.createNode(entry.key).setMesh(mesh));
  return document;
};

const only = process.argv.slice(process.argv.indexOf('--only') + 1);
const entries = JSON.parse(readFileSync(join(here, 'views.json'), 'utf8')).filter(
  ({ key }) => !process.argv.includes('--only') || only.includes(key),
);
const io = new NodeIO().registerExtensions([KHRMeshQuantization]).setVertexLayout(VertexLayout.SEPARATE);
mkdirSync(models, { recursive: true });
for (const entry of entries) {
  const rows = rowsFromBlender(entry.key);
  const document = documentOf(rows, entry);
  document.setLogger(new Logger(Logger.Verbosity.WARN));
  await document.transform(
    weld(),
    reorder({ encoder: MeshoptEncoder, target: 'size' }),
    quantize({ quantizePosition: 13, quantizeNormal: 8, quantizeColor: 8, quantizeGeneric: 8 }),
  );
  const bytes = await io.writeBinary(document);
  writeFileSync(join(models, `${entry.key}.glb`), bytes);
  const sent = brotliCompressSync(bytes).length;
  console.log(`${entry.key}: ${rows.length / rowLength / 3} triangles, ${bytes.length} bytes, ${sent} as sent`);
}
