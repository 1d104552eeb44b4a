import * as checkout from '@ironcart/checkout-machines';
import * as applePay from '@ironcart/checkout-machines/apple-pay';
import * as shop from '@ironcart/shop-machines';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { machinePage } from './machine-page.ts';

export interface Page {
  /** The file's path below docs/generated/machines. */
  readonly file: string;
  readonly text: string;
}

const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine;

const exported = [checkout, applePay, shop].flatMap((module) => Object.values<unknown>(module)).filter(isMachine);

/**
 * Every machine that the packages export, sorted by name. A machine with provided actors has the same states and is
 * omitted.
 */
export const machines: readonly AnyStateMachine[] = exported
  .filter(({ id }, at) => exported.findIndex((other) => other.id === id) === at)
  .toSorted((a, b) => a.id.localeCompare(b.id));

/** The name of a machine's page, without an extension: 'order-placement'. */
export const pageNameOf = ({ id }: Pick<AnyStateMachine, 'id'>): string =>
  id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);

const contents = (): string =>
  `# Machines

Made from the machines themselves by \`npm run diagrams\`; a test fails when a page is out of date.

${machines.map(({ id }) => `- [${id}](${pageNameOf({ id })}.md)`).join('\n')}
`;

/** The current content of every page. */
export const pages = (): readonly Page[] => [
  { file: 'README.md', text: contents() },
  ...machines.map((machine) => ({ file: `${pageNameOf(machine)}.md`, text: machinePage(machine) })),
];
