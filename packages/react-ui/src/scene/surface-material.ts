import { MeshStandardMaterial } from 'three';

const vertexHead = /* glsl */ `
attribute vec3 surface;
attribute vec4 tint;
varying vec2 vSurface;`;

const vertexColour = /* glsl */ `
float part = surface.z * 2.0;
bool isTinted = tint.a > 0.5;
bool isDark = tint.r + tint.g + tint.b < 0.1;
if (isTinted && part > 1.5 && !isDark) vColor.rgb = vec3(0.016);
else if (isTinted && part > 0.5 && part < 1.5) vColor.rgb = tint.rgb;
vSurface = surface.xy;`;

/**
 * One material for all surfaces of a model, so that a model is one draw call: colour, roughness and metalness are
 * vertex attributes. A vertex's part is 0 if its look is the same in every colour, 0.5 if it takes the colour of its
 * instance (attribute `tint`: linear RGB and a flag), and 1 if it is black next to a colour.
 */
export const createSurfaceMaterial = (): MeshStandardMaterial => {
  const material = new MeshStandardMaterial({ vertexColors: true, roughness: 1, metalness: 1 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', `#include <common>${vertexHead}`)
      .replace('#include <color_vertex>', `#include <color_vertex>${vertexColour}`);
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 vSurface;')
      .replace('#include <roughnessmap_fragment>', 'float roughnessFactor = roughness * vSurface.x;')
      .replace('#include <metalnessmap_fragment>', 'float metalnessFactor = metalness * vSurface.y;');
  };
  return material;
};

/** Tint attribute of an instance: the finish's linear RGB, or none. */
export const tintOf = (
  finish: readonly [number, number, number] | undefined,
): readonly [number, number, number, number] => (finish === undefined ? [0, 0, 0, 0] : [...finish, 1]);
