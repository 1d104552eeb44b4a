import { basename } from 'node:path';
import { topicOf } from './register.mjs';

const shown = 3;

const linksTo = (files) => {
  const links = files.slice(0, shown).map((file) => `[${basename(file)}](../${file})`);
  return files.length > shown ? `${links.join(', ')} and ${files.length - shown} more` : links.join(', ') || '–';
};

const withReadings = (text) =>
  text.replace(/READINGS ([A-Z]\d+)/g, (name, number) => `[${name}](readings.md#readings-${number.toLowerCase()})`);

const anchor = (name) => `<a id="${name.toLowerCase()}"></a>`;

/** A row of the table; the first row of a topic also carries the topic's anchor. */
const rowOf = ({ id, text }, isFirstOfTopic, { implementing, holding }) => {
  const topic = topicOf(id);
  const anchors = `${isFirstOfTopic ? anchor(topic) : ''}${anchor(id)}`;
  const sources = implementing.get(id) ?? implementing.get(topic) ?? [];
  return `| ${anchors}${id} | ${withReadings(text)} | ${linksTo(sources)} | ${linksTo(holding.get(id) ?? [])} |`;
};

const sectionOf = ({ title, requirements }, files) => {
  const rows = requirements.map((requirement, index) => {
    const before = requirements[index - 1];
    return rowOf(requirement, before === undefined || topicOf(before.id) !== topicOf(requirement.id), files);
  });
  return [`## ${title}`, '', '| id | requirement | implemented in | held by |', '|---|---|---|---|', ...rows].join(
    '\n',
  );
};

const linkTo = ({ id }) => `[${id}](#${id.toLowerCase()})`;

const withoutTest = (register, holding) => {
  const all = register.flatMap(({ requirements }) => requirements);
  const missing = all.filter(({ id }) => !holding.has(id));
  const count = `${missing.length} of ${all.length} requirements have no test that cites them in its title`;
  return `## Without a test\n\n${count}${missing.length === 0 ? '.' : `: ${missing.map(linkTo).join(', ')}.`}`;
};

const introduction = `# Requirements

Comments and test titles cite a requirement by its id, such as \`S4-ship-07\`, or a whole topic, such as \`S4-ship\`. This page
lists each requirement, the files that implement it and the tests that hold it. \`npm run spec-map\` writes it from
[the register](requirements) and from the citations in the code; edit the register, not this page.

- **Implemented in**: the sources that cite the requirement. Where none does, the sources that cite its whole topic.
- **Held by**: the tests that cite the requirement in a title. A citation is the author's claim that the test fails when
  the behaviour breaks.`;

/**
 * The page \`docs/spec-map.md\`.
 * @param register the sections of the register
 * @param files the files that cite each requirement
 */
export const specMapPage = (register, files) =>
  `${[introduction, withoutTest(register, files.holding), ...register.map((section) => sectionOf(section, files))].join('\n\n')}\n`;
