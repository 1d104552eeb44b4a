import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { delayNotes } from './delays.ts';
import { mermaidOf, statesOf, transitionsOf } from './mermaid.ts';
import { actionText, delayLength, delayNameOf, eventText, guardText } from './words.ts';

const pathOf = (node: AnyStateNode): string => (node.path.length === 0 ? '(everywhere)' : node.path.join('.'));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const section = (title: string, text: string): string => `## ${title}\n\n${text}\n`;

const delayRows = (machine: AnyStateMachine): readonly (readonly string[])[] => {
  const events = statesOf(machine.root).flatMap((node) => transitionsOf(node).map(({ eventType }) => eventType));
  const names = [...new Set(events.flatMap((event) => delayNameOf(event) ?? []))];
  return names.map((name) => [`\`${name}\``, delayLength(machine, name), delayNotes[name]?.why ?? '']);
};

/** Events that the machine handles without a change of state. */
const stayingRows = (machine: AnyStateMachine): readonly (readonly string[])[] =>
  statesOf(machine.root).flatMap((node) =>
    transitionsOf(node)
      .filter(({ target }) => target === undefined)
      .map((transition) => [
        pathOf(node),
        eventText(transition.eventType),
        guardText(transition),
        transition.actions.map(actionText).join(', '),
      ]),
  );

const invokedRows = (machine: AnyStateMachine): readonly (readonly string[])[] =>
  statesOf(machine.root).flatMap((node) =>
    node.invoke.map(({ id, src }) => [pathOf(node), `\`${id}\``, typeof src === 'string' ? `\`${src}\`` : 'inline']),
  );

const tableSection = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0 ? '' : `\n${section(title, table(head, rows))}`;

/**
 * The page of a machine: its diagram, delays in milliseconds with their clauses, actors and actions, and the events
 * that it handles without a transition.
 */
export const machinePage = (machine: AnyStateMachine): string =>
  `# ${machine.id}

Made from the machine itself by \`npm run diagrams\`: ${statesOf(machine.root).length - 1} states. An arrow's label is the event, then the guard in brackets.

\`\`\`mermaid
${mermaidOf(machine)}
\`\`\`
${tableSection('Delays', ['delay', 'length', 'why'], delayRows(machine))}${tableSection('Invoked actors', ['in', 'actor', 'what'], invokedRows(machine))}${tableSection('Events without a transition', ['in', 'event', 'guard', 'does'], stayingRows(machine))}`;
