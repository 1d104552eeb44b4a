/** The texts in a property table for a type that was not resolved. */
const unresolved = new Set([undefined, '', 'union', 'enum', 'unknown', 'any', 'signature', 'object', 'other']);

/**
 * Reads the types of all components' properties from Storybook's preview, and throws if one of them is unresolved: its
 * table would only show a word such as "union".
 * @param page a browser's page that shows the preview
 */
export const checkProperties = async (page) => {
  await page.waitForFunction(() => globalThis.__STORYBOOK_PREVIEW__ !== undefined);
  const properties = await page.evaluate(async () => {
    const preview = globalThis.__STORYBOOK_PREVIEW__;
    await preview.initializationPromise;
    const stories = Object.values(await preview.extract());
    return stories.flatMap(({ title, argTypes }) =>
      Object.entries(argTypes).map(([name, { table, type }]) => [
        `${title}: ${name}`,
        table?.type?.summary ?? type?.name,
      ]),
    );
  });
  const bad = [...new Map(properties)].filter(([, type]) => unresolved.has(type)).map(([name]) => name);
  if (bad.length > 0) throw new Error(`Storybook shows no type for these properties:\n${bad.join('\n')}`);
};
