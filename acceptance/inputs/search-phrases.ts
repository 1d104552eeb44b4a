/** A phrase that a shopper may type, and the product that it names, if any. */
export interface SearchPhrase {
  readonly text: string;
  /** The name of the first result; undefined if any result, or none, is acceptable. */
  readonly names?: string;
}

/** The catalogue's names and SKUs, from which the phrases are made. */
export interface NamedProduct {
  readonly name: string;
  readonly sku: string;
}

const marks = /[\u0300-\u036f]/g;
const withoutAccents = (text: string): string => text.normalize('NFD').replace(marks, '');
const withoutPunctuation = (text: string): string => text.replaceAll(/[^\p{L}\p{N}. ]+/gu, ' ');
const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

const nameForms: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.toUpperCase(),
  withoutAccents,
  withoutPunctuation,
  (name) => withoutPunctuation(withoutAccents(name)).toLowerCase(),
  (name) => `  ${name.replaceAll(' ', '   ')}  `,
  (name) => `"${name}"`,
  (name) => `${name}!`,
  (name) => name.replaceAll(' ', '-'),
  (name) => name.normalize('NFD'),
  (name) => name.replaceAll(' ', '\u00a0'),
];

const skuForms: readonly ((sku: string) => string)[] = [
  (sku) => sku,
  (sku) => sku.toLowerCase(),
  (sku) => sku.replaceAll('-', ''),
  (sku) => ` ${sku} `,
];

const numbers = [
  ...['0', '1', '2', '5', '8', '10', '12', '15', '16', '20', '24', '25', '32', '35', '45', '50', '55', '90', '100'],
  ...['160', '2027', '1000', '10000', '999999999999999999999', '-5', '+5', '00', '007', '1e5', '0x1f', '1.2.3'],
  ...['0.5', '.5', '1.25', '2.5', '2.50', '2,5', '22.5', '1,000', '10,000.50', '5.', '...', '3.6', '2.1'],
  ...['1/2', '1 1/2', '2-1/2', '3/4', '1/0', '0/0', '½', '2½', '2 ½', '¼', '⅜', '1⁄2', '24/7', '1/2/3', '//'],
  ...['45%', '%', '100 %', '#45', '45#', '5x5', '3 x 10', '20-25', '20..25', '~20', '>20', '<20', '=20', '$20', '£20'],
  ...['٤٥', '۴۵', '４５', '४५', '四十五', 'forty five', 'XLV', '⁴⁵', '₄₅', '45th', '2nd', '1st'],
];
const units = [
  ...['', 'kg', ' kg', 'KG', ' kgs', ' kilo', ' kilos', ' kilograms', 'lb', ' lb', ' lbs', 'LBS', ' pounds', ' pound'],
  ...['#', '"', "'", '″', '′', ' in', ' inch', ' inches', 'mm', ' mm', ' cm', ' m', ' oz', ' g', ' ft', '%', ' °'],
];
const nouns = [
  '',
  ' bar',
  ' plate',
  ' plates',
  ' bumper',
  ' kettlebell',
  ' rack',
  ' band',
  ' pair',
  ' set',
  ' for men',
];

const operators = [
  ...[
    "'",
    "''",
    '"',
    '""',
    "'45'",
    "' or '1'='1",
    "'; drop table products; --",
    '1; select pg_sleep(1)',
    '--',
    '/*',
    '*/',
  ],
  ...[
    'bar & plate',
    'bar | plate',
    '!bar',
    'bar & !plate',
    'bar <-> plate',
    '<->',
    '<2>',
    'bar:*',
    ':*',
    ':A',
    "'bar':*A",
  ],
  ...[
    '(bar',
    'bar)',
    '((()))',
    '()',
    '&',
    '|',
    '!',
    '!!',
    '& &',
    '\\',
    '\\\\',
    "\\'",
    '$$',
    '$1',
    '%s',
    '%',
    '%%',
    '_',
    '*',
  ],
  ...[
    'bar*',
    '*bar',
    '?',
    'bar?',
    '[a-z]',
    '^bar$',
    '.*',
    '(a+)+$',
    '{{7*7}}',
    '#{7*7}',
    '<script>alert(1)</script>',
    '<b>bar</b>',
  ],
  ...[
    '&amp;',
    '%27',
    '%00',
    '%c0%af',
    '+',
    'a+b',
    'a=b&c=d',
    '?q=bar',
    '#bar',
    '../../etc/passwd',
    '/',
    '//',
    '\\\\host',
  ],
  ...[
    'null',
    'undefined',
    'true',
    'NaN',
    'Infinity',
    '__proto__',
    'constructor',
    'toString',
    '[object Object]',
    '{}',
    '[]',
  ],
  ...['NOT bar', 'bar AND plate', 'bar OR plate', 'site:example.com', 'price:<100', 'a', 'the', 'for', 'of the', 'and'],
];

const scripts = [
  ...[
    'штанга',
    'гиря 16 кг',
    'バーベル',
    '杠铃',
    '槓鈴 20公斤',
    '바벨',
    'بار حديد',
    'משקולת',
    'बारबेल',
    'บาร์เบล',
    'Αλτήρας',
  ],
  ...[
    'kurzhantel',
    'haltères',
    'lång stång',
    'sväng',
    'żelazo',
    'çubuk',
    'ÅÄÖ',
    'ﬁtness',
    'ＢＡＲ',
    'ß',
    'ẞ',
    'İ',
    'ı',
    'ǅ',
    'œ',
  ],
  ...[
    '🏋️',
    '🏋🏽‍♀️',
    '💪💪💪',
    'bar 🏋️ plate',
    '👨‍👩‍👧‍👦',
    '🇬🇧',
    '\u{1f1fa}\u{1f1f8} bar',
    '☃',
    '™',
    'bar®',
    '№ 5',
    '①',
    'Ⅳ',
  ],
  ...[
    'b\u0301ar',
    'e\u0301',
    '\u0301',
    '\u200d',
    '\u200b',
    'ba\u200br',
    '\u202ebar',
    '\ufeffbar',
    'bar\u00ad',
    '\u2028',
    '\u{10ffff}',
  ],
  ...[
    '\u0000',
    'bar\u0000',
    '\u0001',
    '\u0007',
    '\u001b[31m',
    '\t',
    '\n',
    'bar\nplate',
    'bar\r\nplate',
    '\u007f',
    '\u0085',
  ],
  ...['\ud800', 'bar\udc00', '\udc00\ud800'],
];

const long = [
  'bar '.repeat(49),
  'b'.repeat(200),
  '1'.repeat(200),
  '1.'.repeat(100),
  '1/2 '.repeat(50),
  "'".repeat(200),
  '(((('.repeat(50),
  '🏋'.repeat(100),
  'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(3),
  'e\u0301'.repeat(100),
  '%'.repeat(200),
  '-'.repeat(200),
  'bar'.repeat(66),
  'x'.repeat(201),
  'bar '.repeat(500),
  '1'.repeat(5_000),
];

const typosOf = (word: string): readonly string[] =>
  word.length < 4
    ? []
    : [
        word.slice(0, 2) + word.slice(3),
        word.slice(0, 1) + word.slice(2, 3) + word.slice(1, 2) + word.slice(3),
        word.slice(0, 3) + word.slice(2),
        `${word}s`,
        `${word.slice(0, 3)} ${word.slice(3)}`,
        `${word}x`,
        word.slice(0, -1),
      ];

const plain = (texts: readonly string[]): readonly SearchPhrase[] => texts.map((text) => ({ text }));

const across = <A, B, C>(left: readonly A[], right: readonly B[], of: (a: A, b: B) => C): readonly C[] =>
  left.flatMap((a) => right.map((b) => of(a, b)));

/** Phrases made of the catalogue's words and of common additions; deterministic for a catalogue. */
export const searchPhrasesOf = (products: readonly NamedProduct[], count: number): readonly SearchPhrase[] => {
  const named = products.flatMap(({ name, sku }) => [
    ...nameForms.map((form) => ({ text: form(name), names: name })),
    ...(/^[ -~]*$/.test(name) ? [{ text: fullWidth(name), names: name }] : []),
    ...skuForms.map((form) => ({ text: form(sku), names: name })),
  ]);
  const words = [...new Set(products.flatMap(({ name }) => name.split(/[\s,]+/)))].filter((word) => word.length > 0);
  const counted = plain(
    across(
      across(numbers, units, (number, unit) => number + unit),
      nouns,
      (amount, noun) => amount + noun,
    ),
  );
  const odd = plain([...operators, ...scripts, ...long, ...numbers]);
  const mistyped = plain([...words.flatMap(typosOf), ...products.flatMap(({ name }) => typosOf(name))]);
  const pairs = plain(across(words, words, (left, right) => `${left} ${right}`));
  const mixed = plain(across(words.slice(0, 60), [...operators, ...scripts], (word, other) => `${word} ${other}`));
  const whole = [...named, ...odd, ...plain(words), ...mistyped];
  const rest = count - whole.length;
  // Every n-th phrase of a long list.
  const some = (list: readonly SearchPhrase[], most: number) =>
    list.filter((_, at) => Math.floor((at * most) / list.length) !== Math.floor(((at - 1) * most) / list.length));
  const third = Math.max(0, Math.ceil(rest / 3));
  return [...whole, ...some(counted, third), ...some(pairs, third), ...some(mixed, third)].slice(0, count);
};
