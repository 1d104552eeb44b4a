import { Mesh, MeshStandardMaterial, PlaneGeometry } from 'three';

const varying = 'varying vec3 vFloor;';

/** Rubber tiles of one metre with dark joints and speckles of two greys. */
const tiles = /* glsl */ `
vec2 tile = abs(fract(vFloor.xz) - 0.5);
vec2 blur = fwidth(vFloor.xz);
float joint = max(smoothstep(0.5 - 0.006 - blur.x, 0.5 - 0.002, tile.x), smoothstep(0.5 - 0.006 - blur.y, 0.5 - 0.002, tile.y));
vec2 crumb = floor(vFloor.xz * 160.0);
float speck = fract(sin(dot(crumb, vec2(12.9898, 78.233))) * 43758.5453);
float near = 1.0 - smoothstep(0.004, 0.02, max(blur.x, blur.y));
diffuseColor.rgb *= 1.0 - 0.55 * joint;
diffuseColor.rgb += near * (step(0.965, speck) * 0.11 - step(speck, 0.06) * 0.012);`;

/** Floor from (0, 0, 0) to the room's width and depth, in metres. */
export const createFloor = (width: number, depth: number): Mesh<PlaneGeometry, MeshStandardMaterial> => {
  const material = new MeshStandardMaterial({ color: 0x2f2f30, roughness: 0.86 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>\n${varying}`)
      .replace(
        '#include <worldpos_vertex>',
        '#include <worldpos_vertex>\nvFloor = (modelMatrix * vec4(position, 1.0)).xyz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\n${varying}`)
      .replace('#include <color_fragment>', `#include <color_fragment>${tiles}`);
  };
  const floor = new Mesh(new PlaneGeometry(width, depth).rotateX(-Math.PI / 2), material);
  floor.position.set(width / 2, 0, depth / 2);
  floor.receiveShadow = true;
  return floor;
};
