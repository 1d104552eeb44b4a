import { BufferAttribute, BufferGeometry } from 'three';

interface Accessor {
  readonly bufferView: number;
  readonly byteOffset?: number;
  readonly componentType: number;
  readonly count: number;
  readonly type: 'SCALAR' | 'VEC3';
  readonly normalized?: boolean;
}

interface Gltf {
  readonly accessors: readonly Accessor[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
  readonly meshes: readonly [
    {
      readonly primitives: readonly [
        { readonly attributes: Readonly<Record<string, number>>; readonly indices: number },
      ];
    },
  ];
  readonly nodes: readonly [{ readonly translation?: readonly number[]; readonly scale?: readonly number[] }];
}

const magic = 0x46546c67;
const headerLength = 12;
const chunkHeaderLength = 8;

/** Size in bytes, reader and maximum of each glTF component type. */
const components: Readonly<Record<number, readonly [number, (data: DataView, at: number) => number, number]>> = {
  5120: [1, (data, at) => data.getInt8(at), 127],
  5121: [1, (data, at) => data.getUint8(at), 255],
  5122: [2, (data, at) => data.getInt16(at, true), 32_767],
  5123: [2, (data, at) => data.getUint16(at, true), 65_535],
  5125: [4, (data, at) => data.getUint32(at, true), 4_294_967_295],
  5126: [4, (data, at) => data.getFloat32(at, true), 1],
};

/** Reads an accessor as floats; normalized integers become fractions. */
const numbersOf = ({ accessors, bufferViews }: Gltf, binary: DataView, index: number | undefined): Float32Array => {
  const accessor = index === undefined ? undefined : accessors[index];
  const view = accessor && bufferViews[accessor.bufferView];
  const component = accessor && components[accessor.componentType];
  if (!accessor || !view || !component) throw new Error('The model lacks an attribute');
  const [bytes, read, most] = component;
  const width = accessor.type === 'VEC3' ? 3 : 1;
  const stride = view.byteStride ?? bytes * width;
  const start = (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0);
  const numbers = new Float32Array(accessor.count * width);
  for (let row = 0; row < accessor.count; row += 1)
    for (let axis = 0; axis < width; axis += 1) {
      const value = read(binary, start + row * stride + axis * bytes);
      numbers[row * width + axis] = accessor.normalized ? Math.max(value / most, -1) : value;
    }
  return numbers;
};

/**
 * Parses a model file: binary glTF of one mesh with quantized attributes (KHR_mesh_quantization), as `npm run art --
 * views` writes it. Three's own loader supports all of glTF and is twenty times larger.
 * @returns the geometry in metres, centred on the floor with its front towards +z. `surface` contains roughness,
 * metalness and part of each vertex (see createSurfaceMaterial).
 * @throws Error for any other file
 */
export const readModel = (file: ArrayBuffer): BufferGeometry => {
  const header = new DataView(file);
  if (file.byteLength < headerLength || header.getUint32(0, true) !== magic) throw new Error('This is no model');
  const jsonLength = header.getUint32(headerLength, true);
  const jsonStart = headerLength + chunkHeaderLength;
  const gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, jsonStart, jsonLength))) as Gltf;
  const binary = new DataView(file, jsonStart + jsonLength + chunkHeaderLength);
  const [{ attributes, indices }] = gltf.meshes[0].primitives;
  const [{ translation = [0, 0, 0], scale = [1, 1, 1] }] = gltf.nodes;

  const geometry = new BufferGeometry();
  const vectors = (name: string) => new BufferAttribute(numbersOf(gltf, binary, attributes[name]), 3);
  const positions = numbersOf(gltf, binary, attributes.POSITION).map(
    (value, at) => value * (scale[at % 3] ?? 1) + (translation[at % 3] ?? 0),
  );
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', vectors('NORMAL'));
  geometry.setAttribute('color', vectors('COLOR_0'));
  geometry.setAttribute('surface', vectors('_SURFACE'));
  geometry.setIndex(new BufferAttribute(Uint32Array.from(numbersOf(gltf, binary, indices)), 1));
  return geometry;
};
