/** A request body and the way in which it is hostile. */
export interface NamedBody {
  readonly name: string;
  readonly text: string;
}

const listOfSize = (element: string, bytes: number): string => {
  const count = Math.max(1, Math.floor((bytes - 1) / (element.length + 1)));
  return `[${new Array<string>(count).fill(element).join(',')}]`;
};

const textOfSize = (unit: string, bytes: number): string =>
  JSON.stringify(unit.repeat(Math.max(1, Math.floor((bytes - 2) / JSON.stringify(unit).slice(1, -1).length))));

const membersOfSize = (member: (index: number) => string, bytes: number): string => {
  const members: string[] = [];
  let size = 2;
  for (let index = 0; size < bytes; index += 1) {
    const text = member(index);
    size += text.length + 1;
    if (size <= bytes) members.push(text);
  }
  return `{${members.join(',')}}`;
};

/** A valid body of the given size: the sample, padded in an unknown field. */
export const validBody = (sample: string, bytes: number): string =>
  `${sample.slice(0, -1)}${sample.length > 2 ? ',' : ''}"more":${listOfSize(sample, bytes - sample.length - 10)}}`;

const objectsOfNewKeys = (bytes: number): string => {
  const size = '{"k100000":0,"l100000":0}'.length + 1;
  const objects = Array.from({ length: Math.floor(bytes / size) }, (_, index) => {
    const number = 100_000 + index;
    return `{"k${number}":0,"l${number}":0}`;
  });
  return `[${objects.join(',')}]`;
};

const room = 200;
const deep = `${'['.repeat(60)}${']'.repeat(60)}`;

/** Values of about the given size that cost more than valid ones. */
const floods = (sample: unknown, bytes: number): readonly NamedBody[] => {
  const [element] = Array.isArray(sample) ? (sample as readonly unknown[]) : [sample];
  return [
    { name: 'empty objects', text: listOfSize('{}', bytes) },
    { name: 'nulls', text: listOfSize('null', bytes) },
    { name: 'empty lists', text: listOfSize('[]', bytes) },
    { name: 'deep lists', text: listOfSize(deep, bytes) },
    { name: 'digits', text: listOfSize('1', bytes) },
    { name: 'huge numbers', text: listOfSize('1.7976931348623157e308', bytes) },
    { name: 'endless numbers', text: listOfSize('9'.repeat(1_000), bytes) },
    { name: 'short texts', text: listOfSize('""', bytes) },
    { name: 'what fits, too often', text: listOfSize(JSON.stringify(element ?? {}), bytes) },
    { name: 'one long text', text: textOfSize('x', bytes) },
    { name: 'a text of digits', text: textOfSize('4 ', bytes) },
    { name: 'a text of escapes', text: textOfSize('\u0000', bytes) },
    { name: 'a text of hexadecimal digits', text: textOfSize('0123abcd-', bytes) },
    { name: 'an endless e-mail address', text: textOfSize('a.', bytes) },
    { name: 'many keys', text: membersOfSize((index) => `"k${index}":0`, bytes) },
    { name: 'objects of new keys', text: objectsOfNewKeys(bytes) },
    { name: 'one key again and again', text: membersOfSize(() => '"a":{}', bytes) },
    { name: 'prototype keys', text: membersOfSize(() => '"__proto__":{}', bytes) },
  ];
};

/** Maximum number of a call's fields to replace, besides an unknown field. */
const mostMembers = 2;

/**
 * Bodies of about the given size that are meant to cost more than a valid one: each hostile value replaces fields of
 * the sample (nested ones first) and in an unknown field.
 * @param sample JSON of a valid object for the call
 */
export const hostileBodies = (sample: string, bytes: number): readonly NamedBody[] => {
  const valid = JSON.parse(sample) as Readonly<Record<string, unknown>>;
  // Objects and arrays come first, because validation visits most values there.
  const nests = (name: string): number => (typeof valid[name] === 'object' ? 0 : 1);
  const members = Object.keys(valid).toSorted((left, right) => nests(left) - nests(right));
  const names = [...members.slice(0, mostMembers), 'unknown'];
  return names.flatMap((name) =>
    floods(valid[name], bytes - sample.length - room).map((flood) => {
      const others = Object.entries(valid).filter(([other]) => other !== name);
      const text = [
        ...others.map(([other, value]) => `${JSON.stringify(other)}:${JSON.stringify(value)}`),
        `${JSON.stringify(name)}:${flood.text}`,
      ];
      return { name: `${flood.name} as ${name}`, text: `{${text.join(',')}}` };
    }),
  );
};
