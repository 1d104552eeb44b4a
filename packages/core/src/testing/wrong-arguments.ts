import { requireArray, requireObject } from '../require-argument.ts';

/** Wrong argument values that untyped JavaScript could pass. */
const wrongValues: readonly unknown[] = [undefined, null, 'text', '5', 7, Number.NaN, true, {}, []];

/** Messages of the JavaScript engine itself, which do not name the function's argument. */
const engineMessage =
  /^Cannot |^undefined |^null |is not (a function|iterable|a constructor)|BigInt|^Invalid (array length|value used|time value)/;

type Call = (...given: readonly unknown[]) => unknown;

/** Functions by name, such as a module's exports. */
type Functions = Readonly<Record<string, unknown>>;

/** A valid call of each function: its arguments by its name. */
type ValidCalls = Readonly<Record<string, readonly unknown[]>>;

interface Refusal {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly message: string;
}

/** An argument with each of its fields replaced by each wrong value in turn; empty if the argument is not a record. */
const withWrongFields = (argument: unknown): readonly unknown[] =>
  Object.getPrototypeOf(argument ?? '') === Object.prototype
    ? Object.keys(Object(argument)).flatMap((field) =>
        wrongValues.map((wrong) => ({ ...Object(argument), [field]: wrong })),
      )
    : [];

/** The wrong values for a valid argument. */
type WrongFor = (valid: unknown) => readonly unknown[];

const wrongWhole: WrongFor = () => wrongValues;

/** Calls functions with each of their arguments replaced by each wrong value in turn, and without arguments. */
const refusedCalls = (functions: Functions, valid: ValidCalls, wrongFor: WrongFor): readonly Refusal[] => {
  requireObject(functions, 'functions');
  requireObject(valid, 'valid');
  return Object.entries(valid).flatMap(([name, given]) => {
    requireArray(given, `valid.${name}`);
    const calls = given.flatMap((argument, at) => wrongFor(argument).map((wrong) => given.with(at, wrong)));
    return [[], ...calls].flatMap((args) => {
      try {
        (functions[name] as Call)(...args);
        return [];
      } catch (error) {
        return [{ name, args, message: error instanceof Error ? error.message : String(error) }];
      }
    });
  });
};

const wrongWholeOrInPart: WrongFor = (valid) => [...wrongValues, ...withWrongFields(valid)];

/**
 * The raw errors of the JavaScript engine that wrong arguments or wrong fields cause, instead of errors thrown by the
 * functions: 'quoteCart(undefined): Cannot ...'.
 */
export const rawErrorsOf = (functions: Functions, valid: ValidCalls): readonly string[] =>
  refusedCalls(functions, valid, wrongWholeOrInPart).flatMap(({ name, args, message }) =>
    engineMessage.test(message) ? [`${name}(${args.map(String).join(', ')}): ${message}`] : [],
  );

/**
 * The distinct error messages of each function for wrong arguments: 'quoteCart: The request must be an object, got
 * null'.
 */
export const refusalsOf = (functions: Functions, valid: ValidCalls): readonly string[] => [
  ...new Set(refusedCalls(functions, valid, wrongWhole).map(({ name, message }) => `${name}: ${message}`)),
];
