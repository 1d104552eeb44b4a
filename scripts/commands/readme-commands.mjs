/**
 * Extracts the commands from the README: the first shell block and the first column of the table.
 * @param readme its Markdown
 */
export const readmeCommands = (readme) => {
  const block = /```sh\n(.*?)```/s.exec(readme)?.[1] ?? '';
  const typed = block.split('\n').flatMap((line) => line.split(/\s{2,}#/)[0]?.trim() || []);
  const cells = readme.split('\n').filter((line) => /^\| `npm /.test(line));
  const named = cells.flatMap((line) =>
    [...(line.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, text]) => text),
  );
  return [...typed, ...named];
};
