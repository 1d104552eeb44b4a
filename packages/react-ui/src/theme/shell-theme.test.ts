import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shellTheme } from '../../.storybook/shell-theme.ts';
import { palettesIn } from '../testing/tokens.ts';

describe("Storybook's own interface", () => {
  it('has the colours of the light palette', () => {
    const light = palettesIn(readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8'))[0]?.[1] ?? {};
    const { colorPrimary, colorSecondary, appBg, appContentBg, appPreviewBg, appBorderColor, textColor, inputBorder } =
      shellTheme;
    expect({
      colorPrimary,
      colorSecondary,
      appBg,
      appContentBg,
      appPreviewBg,
      appBorderColor,
      textColor,
      inputBorder,
    }).toEqual({
      colorPrimary: light.ink,
      colorSecondary: light['ink-muted'],
      appBg: light.sunken,
      appContentBg: light.surface,
      appPreviewBg: light.ground,
      appBorderColor: light.steel,
      textColor: light.ink,
      inputBorder: light.edge,
    });
  });
});
