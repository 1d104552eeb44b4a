import { outlineOf } from '@ironcart/core/testing';
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import preview from '../../.storybook/preview.tsx';
import { unhelpedFields } from './unhelped-fields.ts';

type StoryFile = Parameters<typeof composeStories>[0];

interface PlayableStory {
  readonly tags: readonly string[];
  readonly run: () => Promise<void>;
}

setProjectAnnotations([preview]);

/** Whether a story adds something other than a palette, width or direction of an existing one. */
const isOwn = (story: unknown): boolean =>
  ['args', 'render', 'decorators', 'play'].some((key) => Object.hasOwn(Object(story), key));

/**
 * Plays each story, compares its result with a record, and checks that its fields have autofill hints. To accept
 * changes, run `npx vitest run --project react-ui FILE -u` and review the difference. Stories tagged `needs-layout` run
 * in the layer `stories` only, which has a browser.
 * @param files story files by path: `import.meta.glob('./*.stories.tsx', { eager: true })`
 */
export const describeStories = (files: Readonly<Record<string, unknown>>): void => {
  beforeAll(() => {
    // Storybook's user-event needs a clipboard for typing and clicking.
    if (!('clipboard' in navigator)) Object.defineProperty(navigator, 'clipboard', { value: {}, configurable: true });
  });
  afterEach(() => document.body.replaceChildren());
  for (const [path, file] of Object.entries(files)) {
    const stories = Object.entries<PlayableStory>(composeStories(file as StoryFile)).filter(
      ([name, { tags }], index) =>
        !tags.includes('needs-layout') && (index === 0 || isOwn((file as StoryFile)[name as keyof StoryFile])),
    );
    const name = path.replace(/^.*\/|\.stories\.tsx$/g, '');
    describe.runIf(stories.length > 0)(name, () => {
      it.each(stories)('%s', async (_, story) => {
        await story.run();
        await vi.dynamicImportSettled();
        await act(async () => undefined);
        expect(outlineOf(document.body.innerHTML)).toMatchSnapshot();
        // A field component on its own has the props of its caller.
        if (!name.endsWith('Field')) expect(unhelpedFields(document.body)).toEqual([]);
      });
    });
  }
};
