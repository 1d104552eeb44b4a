import type { CountryCode, Region } from '../country.ts';

/** A subdivision without its numeric id, which is specific to a store. */
export type Subdivision = Omit<Region, 'regionId'>;

/**
 * Code and name of the subdivisions, by country. The United States, Canada and Australia are those of Google's
 * libaddressinput (Apache-2.0, testdata/countryinfo.txt); the three military regions of APO and FPO mail are
 * subdivisions of the United States. The others carry the code of ISO 3166-2 without the country, Italy's as of 2021
 * (before Sardinia's provinces were drawn anew).
 */
const lists = {
  US: `AL Alabama; AK Alaska; AS American Samoa; AZ Arizona; AR Arkansas; AA Armed Forces (AA); AE Armed Forces (AE);
    AP Armed Forces (AP); CA California; CO Colorado; CT Connecticut; DE Delaware; DC District of Columbia; FL Florida;
    GA Georgia; GU Guam; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana;
    ME Maine; MH Marshall Islands; MD Maryland; MA Massachusetts; MI Michigan; FM Micronesia; MN Minnesota;
    MS Mississippi; MO Missouri; MT Montana; NE Nebraska; NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico;
    NY New York; NC North Carolina; ND North Dakota; MP Northern Mariana Islands; OH Ohio; OK Oklahoma; OR Oregon;
    PW Palau; PA Pennsylvania; PR Puerto Rico; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee;
    TX Texas; UT Utah; VT Vermont; VI Virgin Islands; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin;
    WY Wyoming`,
  CA: `AB Alberta; BC British Columbia; MB Manitoba; NB New Brunswick; NL Newfoundland and Labrador;
    NT Northwest Territories; NS Nova Scotia; NU Nunavut; ON Ontario; PE Prince Edward Island; QC Quebec;
    SK Saskatchewan; YT Yukon`,
  AU: `ACT Australian Capital Territory; NSW New South Wales; NT Northern Territory; QLD Queensland; SA South Australia;
    TAS Tasmania; VIC Victoria; WA Western Australia`,
  AD: `07 Andorra la Vella; 02 Canillo; 03 Encamp; 08 Escaldes-Engordany; 04 La Massana; 05 Ordino;
    06 Sant Julià de Lòria`,
  BR: `AC Acre; AL Alagoas; AP Amapá; AM Amazonas; BA Bahia; CE Ceará; DF Distrito Federal; ES Espírito Santo; GO Goiás;
    MA Maranhão; MT Mato Grosso; MS Mato Grosso do Sul; MG Minas Gerais; PA Pará; PB Paraíba; PR Paraná; PE Pernambuco;
    PI Piauí; RJ Rio de Janeiro; RN Rio Grande do Norte; RS Rio Grande do Sul; RO Rondônia; RR Roraima;
    SC Santa Catarina; SP São Paulo; SE Sergipe; TO Tocantins`,
  ES: `C A Coruña; VI Álava; AB Albacete; A Alicante; AL Almería; O Asturias; AV Ávila; BA Badajoz; B Barcelona;
    BI Bizkaia; BU Burgos; CC Cáceres; CA Cádiz; S Cantabria; CS Castellón; CE Ceuta; CR Ciudad Real; CO Córdoba;
    CU Cuenca; SS Gipuzkoa; GI Girona; GR Granada; GU Guadalajara; H Huelva; HU Huesca; PM Illes Balears; J Jaén;
    LO La Rioja; GC Las Palmas; LE León; L Lleida; LU Lugo; M Madrid; MA Málaga; ML Melilla; MU Murcia; NA Navarra;
    OR Ourense; P Palencia; PO Pontevedra; SA Salamanca; TF Santa Cruz de Tenerife; SG Segovia; SE Sevilla; SO Soria;
    T Tarragona; TE Teruel; TO Toledo; V Valencia; VA Valladolid; ZA Zamora; Z Zaragoza`,
  IT: `AG Agrigento; AL Alessandria; AN Ancona; AO Aosta; AR Arezzo; AP Ascoli Piceno; AT Asti; AV Avellino; BA Bari;
    BT Barletta-Andria-Trani; BL Belluno; BN Benevento; BG Bergamo; BI Biella; BO Bologna; BZ Bolzano; BS Brescia;
    BR Brindisi; CA Cagliari; CL Caltanissetta; CB Campobasso; CE Caserta; CT Catania; CZ Catanzaro; CH Chieti; CO Como;
    CS Cosenza; CR Cremona; KR Crotone; CN Cuneo; EN Enna; FM Fermo; FE Ferrara; FI Firenze; FG Foggia;
    FC Forlì-Cesena; FR Frosinone; GE Genova; GO Gorizia; GR Grosseto; IM Imperia; IS Isernia; AQ L'Aquila;
    SP La Spezia; LT Latina; LE Lecce; LC Lecco; LI Livorno; LO Lodi; LU Lucca; MC Macerata; MN Mantova;
    MS Massa-Carrara; MT Matera; ME Messina; MI Milano; MO Modena; MB Monza e Brianza; NA Napoli; NO Novara; NU Nuoro;
    OR Oristano; PD Padova; PA Palermo; PR Parma; PV Pavia; PG Perugia; PU Pesaro e Urbino; PE Pescara; PC Piacenza;
    PI Pisa; PT Pistoia; PN Pordenone; PZ Potenza; PO Prato; RG Ragusa; RA Ravenna; RC Reggio Calabria;
    RE Reggio Emilia; RI Rieti; RN Rimini; RM Roma; RO Rovigo; SA Salerno; SS Sassari; SV Savona; SI Siena;
    SR Siracusa; SO Sondrio; SU Sud Sardegna; TA Taranto; TE Teramo; TR Terni; TO Torino; TP Trapani; TN Trento;
    TV Treviso; TS Trieste; UD Udine; VA Varese; VE Venezia; VB Verbano-Cusio-Ossola; VC Vercelli; VR Verona;
    VV Vibo Valentia; VI Vicenza; VT Viterbo`,
  JP: `01 Hokkaido; 02 Aomori; 03 Iwate; 04 Miyagi; 05 Akita; 06 Yamagata; 07 Fukushima; 08 Ibaraki; 09 Tochigi;
    10 Gunma; 11 Saitama; 12 Chiba; 13 Tokyo; 14 Kanagawa; 15 Niigata; 16 Toyama; 17 Ishikawa; 18 Fukui; 19 Yamanashi;
    20 Nagano; 21 Gifu; 22 Shizuoka; 23 Aichi; 24 Mie; 25 Shiga; 26 Kyoto; 27 Osaka; 28 Hyogo; 29 Nara; 30 Wakayama;
    31 Tottori; 32 Shimane; 33 Okayama; 34 Hiroshima; 35 Yamaguchi; 36 Tokushima; 37 Kagawa; 38 Ehime; 39 Kochi;
    40 Fukuoka; 41 Saga; 42 Nagasaki; 43 Kumamoto; 44 Oita; 45 Miyazaki; 46 Kagoshima; 47 Okinawa`,
  KR: `11 Seoul; 26 Busan; 27 Daegu; 28 Incheon; 29 Gwangju; 30 Daejeon; 31 Ulsan; 41 Gyeonggi; 42 Gangwon;
    43 North Chungcheong; 44 South Chungcheong; 45 North Jeolla; 46 South Jeolla; 47 North Gyeongsang;
    48 South Gyeongsang; 49 Jeju; 50 Sejong`,
} as const;

const isListed = (countryId: CountryCode): countryId is keyof typeof lists => Object.hasOwn(lists, countryId);

/** The countries whose addresses require a subdivision from a list. */
export const countriesWithSubdivisions: readonly CountryCode[] = /* @__PURE__ */ Object.keys(lists);

/** The subdivisions of a country, in the order of a form; empty if none is required. */
export const subdivisionsOf = (countryId: CountryCode): readonly Subdivision[] => {
  if (!isListed(countryId)) return [];
  return lists[countryId].split(/;\s+/).map((entry) => {
    const space = entry.indexOf(' ');
    return { countryId, code: entry.slice(0, space), name: entry.slice(space + 1) };
  });
};
