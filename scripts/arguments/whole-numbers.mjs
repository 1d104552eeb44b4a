import { refuseArguments } from './refuse-arguments.mjs';

/** Reads options as whole numbers from `least` on, and refuses others. */
export const wholeNumbers = (values, names, usage, least = 1) =>
  names.map((name) => {
    const number = Number(values[name]);
    if (Number.isSafeInteger(number) && number >= least && values[name].trim() !== '') return number;
    return refuseArguments(`--${name} is a whole number from ${least}: ${values[name]} is not.`, usage);
  });
