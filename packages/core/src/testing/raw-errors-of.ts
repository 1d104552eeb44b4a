/** What plain JavaScript passes where a type would object. */
const wrongValues: readonly unknown[] = [undefined, null, 'text', '5', 7, Number.NaN, true, {}, []];

/** Messages of the JavaScript engine, which name no argument of the function that was called. */
const engineMessage =
  /^Cannot |^undefined |^null |is not (a function|iterable|a constructor)|BigInt|^Invalid (array length|value used|time value)/;

type Call = (...given: readonly unknown[]) => unknown;

/**
 * Calls functions with each of their arguments replaced by each wrong value in turn, and without arguments.
 * @param valid a valid call of each function: its arguments by its name
 * @returns a line for each error that the JavaScript engine threw and no function: 'quoteCart(undefined): Cannot ...'
 */
export const rawErrorsOf = (
  functions: Readonly<Record<string, unknown>>,
  valid: Readonly<Record<string, readonly unknown[]>>,
): readonly string[] =>
  Object.entries(valid).flatMap(([name, given]) => {
    const calls = given.flatMap((_valid, at) => wrongValues.map((wrong) => given.with(at, wrong)));
    return [[], ...calls].flatMap((args) => {
      try {
        (functions[name] as Call)(...args);
        return [];
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        return engineMessage.test(message) ? [`${name}(${args.map(String).join(', ')}): ${message}`] : [];
      }
    });
  });
