const brands = ['arden', 'birk', 'corvin', 'dahl', 'eskil', 'falk', 'grim', 'holt'];
const things = ['barbell', 'kettlebell', 'bench', 'dumbbell', 'hoodie', 'sandbag'];
const deeds = ['lifted', 'dropped', 'made'];

const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((first, index) => ordersOf(words.toSpliced(index, 1)).map((rest) => [first, ...rest]));

/**
 * Distinct four-word phrases that match products of the generated catalogue: several times as many as a process caches,
 * so that requesting them in rotation never hits the cache.
 */
export const phrases = (): readonly string[] =>
  brands.flatMap((brand) =>
    things.flatMap((thing) =>
      deeds.flatMap((deed, index) =>
        ordersOf([brand, thing, deed, deeds[(index + 1) % deeds.length] ?? '']).map((words) => words.join(' ')),
      ),
    ),
  );
