import type { CountryCode } from '@ironcart/core/address';
import { validate as austrian } from 'stdnum/lib/cjs/at/uid.js';
import { validate as belgian } from 'stdnum/lib/cjs/be/vat.js';
import { validate as swiss } from 'stdnum/lib/cjs/ch/vat.js';
import { validate as cypriot } from 'stdnum/lib/cjs/cy/vat.js';
import { validate as german } from 'stdnum/lib/cjs/de/vat.js';
import { validate as danish } from 'stdnum/lib/cjs/dk/cvr.js';
import { validate as estonian } from 'stdnum/lib/cjs/ee/kmkr.js';
import { validate as spanish } from 'stdnum/lib/cjs/es/nif.js';
import { validate as finnish } from 'stdnum/lib/cjs/fi/alv.js';
import { validate as french } from 'stdnum/lib/cjs/fr/tva.js';
import { validate as british } from 'stdnum/lib/cjs/gb/vat.js';
import { validate as greek } from 'stdnum/lib/cjs/gr/vat.js';
import { validate as croatian } from 'stdnum/lib/cjs/hr/oib.js';
import { validate as hungarian } from 'stdnum/lib/cjs/hu/anum.js';
import { validate as irish } from 'stdnum/lib/cjs/ie/vat.js';
import { validate as italian } from 'stdnum/lib/cjs/it/iva.js';
import { validate as lithuanian } from 'stdnum/lib/cjs/lt/pvm.js';
import { validate as luxembourgish } from 'stdnum/lib/cjs/lu/tva.js';
import { validate as maltese } from 'stdnum/lib/cjs/mt/vat.js';
import { validate as dutch } from 'stdnum/lib/cjs/nl/btw.js';
import { validate as norwegian } from 'stdnum/lib/cjs/no/mva.js';
import { validate as polish } from 'stdnum/lib/cjs/pl/nip.js';
import { validate as portuguese } from 'stdnum/lib/cjs/pt/nif.js';
import { validate as romanian } from 'stdnum/lib/cjs/ro/cui.js';
import { validate as swedish } from 'stdnum/lib/cjs/se/vat.js';
import { checkBulgarianNumber } from './bulgaria.ts';
import { checkLatvianNumber, checkSlovakNumber, checkSlovenianNumber } from './corrected-numbers.ts';
import { checkCzechNumber } from './czechia.ts';
import { type CheckNumber, checkedBy } from './number-check.ts';

/** The format of the numbers of one register. */
export interface NumberRule {
  /** The register's country or territory: 'XI' for traders in goods in Northern Ireland. */
  readonly countryCode: CountryCode;
  /** The prefixes of its numbers; VIES and invoices use the first one. */
  readonly prefixes: readonly [string, ...string[]];
  readonly check: CheckNumber;
}

const rule = (countryCode: CountryCode, check: CheckNumber, prefixes: NumberRule['prefixes'] = [countryCode]) => ({
  countryCode,
  prefixes,
  check,
});

const checkBritishNumber = checkedBy(/\d{9}|\d{12}|(?:GD|HA)\d{3}/, british);

const checkSwissUid = checkedBy(/CHE\d{9}(?:MWST|TVA|IVA|TPV)/, swiss);

/** A Swiss number is CHE, the UID and one of four abbreviations for VAT, which are equivalent. */
const checkSwissNumber: CheckNumber = (body) => {
  const answer = checkSwissUid(`CH${body}`);
  return answer.code === 'valid' ? { code: 'valid', canonical: `${body.slice(0, 10)}MWST` } : answer;
};

/** The formats of all EU members, GB, XI, CH and NO. Check digits are checked by stdnum or by a file in this folder. */
export const numberRules: readonly NumberRule[] = [
  rule('AT', checkedBy(/U\d{8}/, austrian)),
  rule('BE', checkedBy(/[01]?\d{9}/, belgian)),
  rule('BG', checkBulgarianNumber),
  rule('CH', checkSwissNumber),
  rule('CY', checkedBy(/\d{8}[A-Z]/, cypriot)),
  rule('CZ', checkCzechNumber),
  rule('DE', checkedBy(/[1-9]\d{8}/, german)),
  rule('DK', checkedBy(/\d{8}/, danish)),
  rule('EE', checkedBy(/\d{9}/, estonian)),
  rule('ES', checkedBy(/[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z]/, spanish)),
  rule('FI', checkedBy(/\d{8}/, finnish)),
  rule('FR', checkedBy(/[\dA-HJ-NP-Z]{2}\d{9}/, french)),
  rule('GB', checkBritishNumber),
  rule('GR', checkedBy(/\d{8,9}/, greek), ['EL', 'GR']),
  rule('HR', checkedBy(/\d{11}/, croatian)),
  rule('HU', checkedBy(/\d{8}/, hungarian)),
  rule('IE', checkedBy(/\d[A-Z\d+*]\d{5}[A-W][A-I]?/, irish)),
  rule('IT', checkedBy(/\d{11}/, italian)),
  rule('LT', checkedBy(/\d{9}|\d{12}/, lithuanian)),
  rule('LU', checkedBy(/\d{8}/, luxembourgish)),
  rule('LV', checkLatvianNumber),
  rule('MT', checkedBy(/\d{8}/, maltese)),
  rule('NL', checkedBy(/\d{7,9}B\d{2}/, dutch)),
  rule('NO', checkedBy(/\d{9}MVA/, norwegian)),
  rule('PL', checkedBy(/\d{10}/, polish)),
  rule('PT', checkedBy(/\d{9}/, portuguese)),
  rule('RO', checkedBy(/[1-9]\d{1,9}/, romanian)),
  rule('SE', checkedBy(/\d{10}01/, swedish)),
  rule('SI', checkSlovenianNumber),
  rule('SK', checkSlovakNumber),
  rule('XI', checkBritishNumber),
];

/** The registers of traders in countries that use more than their own register; the own one comes first. */
const registersByCountry: Readonly<Record<CountryCode, readonly CountryCode[]>> = {
  GB: ['GB', 'XI'],
  EL: ['GR'],
  IM: ['GB'],
  MC: ['FR'],
};

/** The number formats that a trader of the country can have; empty for an unknown country. */
export const rulesOfCountry = (countryCode: CountryCode): readonly NumberRule[] => {
  const registers = Object.hasOwn(registersByCountry, countryCode) ? registersByCountry[countryCode] : [countryCode];
  return numberRules.filter((candidate) => registers?.includes(candidate.countryCode));
};
