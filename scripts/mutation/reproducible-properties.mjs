import * as fc from 'fast-check';

/** The same inputs in every run, so that a score can be compared; a killed mutant needs no smallest counterexample. */
fc.configureGlobal({ seed: 20_261_121, endOnFailure: true });
