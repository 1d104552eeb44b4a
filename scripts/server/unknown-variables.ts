import { distance as editDistance } from 'fastest-levenshtein';
import { settingVariables } from './setting-variables.ts';

/** The distinctive part of a name: IRONCART_PORT probably means PORT. */
const ownPart = (name: string): string => name.replace(/^IRONCART_?/, '');

/** The setting that the name most likely means, or undefined if none shares two thirds of its letters. */
const nearestSetting = (name: string): string | undefined => {
  const meant = ownPart(name.toUpperCase());
  const [nearest] = settingVariables
    .map((setting) => ({ setting, distance: editDistance(meant, ownPart(setting)) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.max(1, meant.length / 3) ? nearest.setting : undefined;
};

/** Variables that the project's own tests pass to the stores they start. */
const ofTests = /^IRONCART_(?:E2E|ACCEPTANCE|MATRIX)_/;

/**
 * Variables that Kubernetes and Docker set for a service called "ironcart": IRONCART_PORT=tcp://10.0.0.1:80 and others.
 */
const ofContainers = /^IRONCART_(?:SERVICE_|PORT_\d)/;
const addressOfContainer = /^(?:tcp|udp|sctp):\/\//;

/**
 * One warning for each variable that resembles a setting, has a value and is unknown: a misspelled one would otherwise
 * be ignored silently. No warning contains a value, which may be a password.
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
