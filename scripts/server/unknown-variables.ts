import { distance as editDistance } from 'fastest-levenshtein';
import { settingVariables } from './configuration.ts';

/** The part that tells settings apart: IRONCART_PORT is meant to be PORT. */
const ownPart = (name: string): string => name.replace(/^IRONCART_?/, '');

/** The setting that the name most likely means, or undefined when none has two thirds of its letters. */
const nearestSetting = (name: string): string | undefined => {
  const meant = ownPart(name.toUpperCase());
  const [nearest] = settingVariables
    .map((setting) => ({ setting, distance: editDistance(meant, ownPart(setting)) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, meant.length / 3) ? nearest.setting : undefined;
};

/** What the project's own tests hand to the stores that they start. */
const ofTests = /^IRONCART_(?:E2E|ACCEPTANCE|MATRIX)_/;

/** What Kubernetes and Docker set for a service that is called "ironcart": IRONCART_PORT=tcp://10.0.0.1:80 and others. */
const ofContainers = /^IRONCART_(?:SERVICE_|PORT_\d)/;
const addressOfContainer = /^(?:tcp|udp|sctp):\/\//;

/**
 * One line for each variable that is called like a setting, has a value and is none: a misspelt one would otherwise be
 * ignored without a word. No line holds a value, which may be a password.
 */
export const warningsOfUnknownVariables = (
  environment: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  Object.entries(environment)
    .filter(([name, value]) => /^IRONCART/i.test(name) && value !== undefined && value !== '')
    .filter(([name]) => !settingVariables.includes(name) && !ofTests.test(name) && !ofContainers.test(name))
    .filter(([, value]) => !addressOfContainer.test(value ?? ''))
    .map(([name]) => {
      const nearest = nearestSetting(name);
      const mend = nearest ? `did you mean ${nearest}?` : 'docs/configuration.md lists all settings.';
      return `The environment variable ${name} is not a setting and is ignored: ${mend}`;
    })
    .sort();
