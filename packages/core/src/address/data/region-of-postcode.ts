import { requireText } from '../../require-argument.ts';
import type { CountryCode } from '../country.ts';

/** By region, the first characters of its postal codes: ranges of equal length, between spaces. The longest match wins. */
type Prefixes = Readonly<Record<string, string>>;

/** By the published assignments of the postal services; a code that none covers has no region here. */
const prefixes: Readonly<Record<CountryCode, Prefixes>> = {
  US: {
    AL: '350-369',
    AK: '995-999',
    AR: '716-729',
    AS: '96799',
    AZ: '850-865',
    AA: '340',
    AE: '090-098',
    AP: '962-966',
    CA: '900-961',
    CO: '800-816',
    CT: '060-069',
    DC: '200 202-205 569',
    DE: '197-199',
    FL: '320-339 341-349',
    FM: '96941-96944',
    GA: '300-319 398-399',
    GU: '969',
    HI: '967-968',
    IA: '500-528',
    ID: '832-838',
    IL: '600-629',
    IN: '460-479',
    KS: '660-679',
    KY: '400-427',
    LA: '700-714',
    MA: '010-027 055',
    MD: '206-219',
    ME: '039-049',
    MH: '96960 96970',
    MI: '480-499',
    MN: '550-567',
    MO: '630-658',
    MP: '96950-96952',
    MS: '386-397',
    MT: '590-599',
    NC: '270-289',
    ND: '580-588',
    NE: '680-693',
    NH: '030-038',
    NJ: '070-089',
    NM: '870-884',
    NV: '889-898',
    NY: '005 100-149',
    OH: '430-459',
    OK: '730-732 734-749',
    OR: '970-979',
    PA: '150-196',
    PR: '006-007 009',
    PW: '96939-96940',
    RI: '028-029',
    SC: '290-299',
    SD: '570-577',
    TN: '370-385',
    TX: '733 750-799 885',
    UT: '840-847',
    VA: '201 220-246',
    VI: '008',
    VT: '050-054 056-059',
    WA: '980-994',
    WI: '530-549',
    WV: '247-268',
    WY: '820-831',
  },
  CA: {
    AB: 'T',
    BC: 'V',
    MB: 'R',
    NB: 'E',
    NL: 'A',
    NS: 'B',
    NT: 'X',
    NU: 'X0A X0B X0C',
    ON: 'K L M N P',
    PE: 'C',
    QC: 'G H J',
    SK: 'S',
    YT: 'Y',
  },
  AU: {
    ACT: '0200-0299 2600-2618 2900-2920',
    NSW: '1000-2999',
    NT: '0800-0999',
    QLD: '4000-4999 9000-9999',
    SA: '5000-5999',
    TAS: '7000-7999',
    VIC: '3000-3999 8000-8999',
    WA: '6000-6999',
  },
  ES: Object.fromEntries(
    `VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T
      TE TO V VA BI ZA Z CE ML`
      .split(/\s+/)
      .map((code, at) => [code, String(at + 1).padStart(2, '0')]),
  ),
};

/** How many of the code's first characters lie in a range, or 0. */
const matchedLength = (postcode: string, range: string): number => {
  const [first = '', last = first] = range.split('-');
  const head = postcode.slice(0, first.length);
  return head.length === first.length && head >= first && head <= last ? first.length : 0;
};

/** A narrower range beats a wider one of the same length: Canberra's codes lie within those of New South Wales. */
const widthOf = (range: string): number => {
  const [first = '', last = first] = range.split('-');
  return Number(last) - Number(first) || 0;
};

/**
 * The region that a postal code lies in, by its code ('OH' for 45402), where the country has regions and its postal
 * codes tell them; otherwise undefined.
 */
export const regionOfPostcode = (countryId: CountryCode, postcode: string): string | undefined => {
  requireText(postcode, 'postcode');
  const text = postcode.toUpperCase().replaceAll(/[\s-]/g, '');
  const [best] = Object.entries(prefixes[countryId] ?? {})
    .flatMap(([region, ranges]) =>
      ranges.split(' ').map((range) => ({ region, length: matchedLength(text, range), width: widthOf(range) })),
    )
    .filter(({ length }) => length > 0)
    .toSorted((left, right) => right.length - left.length || left.width - right.width);
  return best?.region;
};
