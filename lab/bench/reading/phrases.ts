const brands = ['arden', 'birk', 'corvin', 'dahl', 'eskil', 'falk', 'grim', 'holt'];
const things = ['barbell', 'kettlebell', 'bench', 'dumbbell', 'hoodie', 'sandbag'];
const deeds = ['lifted', 'dropped', 'made'];

const ordersOf = (words: readonly string[]): readonly (readonly string[])[] =>
  words.length < 2
    ? [words]
    : words.flatMap((first, index) => ordersOf(words.toSpliced(index, 1)).map((rest) => [first, ...rest]));

/**
 * Phrases of four words that the made catalogue answers, each another: several times as many as a process keeps answers,
 * so that whoever goes through them in turn never asks what has just been asked.
 */
export const phrases = (): readonly string[] =>
  brands.flatMap((brand) =>
    things.flatMap((thing) =>
      deeds.flatMap((deed, index) =>
        ordersOf([brand, thing, deed, deeds[(index + 1) % deeds.length] ?? '']).map((words) => words.join(' ')),
      ),
    ),
  );
