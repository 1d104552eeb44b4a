import type { ElementType, ReactNode } from 'react';

const counts = new Map<string, number>();
const counted = new WeakMap<object, ElementType>();

type Render = (props: object) => ReactNode;

const isFunctionComponent = (type: ElementType): type is Render & ElementType =>
  typeof type === 'function' && !('isReactComponent' in (type.prototype ?? {}));

/** Wraps a component to count its renders by name. */
const countedType = (type: ElementType): ElementType => {
  if (!isFunctionComponent(type)) return type;
  const known = counted.get(type);
  if (known !== undefined) return known;
  const made = (props: object): ReactNode => {
    counts.set(type.name, (counts.get(type.name) ?? 0) + 1);
    return (type as Render)(props);
  };
  counted.set(type, made);
  return made;
};

type Create = (type: ElementType, ...rest: readonly unknown[]) => unknown;

/** React's JSX runtime with function components that count their renders: `vi.mock('react/jsx-runtime', ...)`. */
export const countRenders = async (original: () => Promise<object>): Promise<object> => {
  const runtime = Object.entries(await original());
  return Object.fromEntries(
    runtime.map(([name, value]): [string, unknown] => {
      if (!name.startsWith('jsx')) return [name, value];
      const create: Create = value;
      return [name, (type: ElementType, ...rest: readonly unknown[]) => create(countedType(type), ...rest)];
    }),
  );
};

/** The number of renders of each component during an action. */
export const rendersDuring = (happen: () => void): Readonly<Record<string, number>> => {
  counts.clear();
  happen();
  return Object.fromEntries(counts);
};
