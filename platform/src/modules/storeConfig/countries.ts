import { readFileSync } from 'node:fs';

import { dataFile } from '../../kernel';

/** A country as the address forms need it. */
export interface CountryRecord {
  code: string;
  displayName: string;
  callingCode: string;
  states: { code: string; displayName: string }[];
}

const callingCodes: Readonly<Record<string, string>> = {
  US: '+1',
  IT: '+39',
  FR: '+33',
  DE: '+49',
  ES: '+34',
  PT: '+351',
  CH: '+41',
  GB: '+44',
  AT: '+43',
  BE: '+32',
  NL: '+31',
  LU: '+352',
  IE: '+353',
  DK: '+45',
  SE: '+46',
  NO: '+47',
  FI: '+358',
  PL: '+48',
  CA: '+1',
  AU: '+61',
  NZ: '+64',
  JP: '+81',
};

/** File of divisions a country's addresses name, and whether they are the first or the second level. */
const divisions: Readonly<Record<string, { file: string; code: number; name: number }>> = {
  US: { file: 'admin1.csv', code: 1, name: 2 },
  CH: { file: 'admin1.csv', code: 1, name: 2 },
  IT: { file: 'admin2.csv', code: 2, name: 3 },
  ES: { file: 'admin2.csv', code: 2, name: 3 },
};

/** Countries an address may be in, the site's own one first. */
export function countryRecords(ownCountry: string, language: string): CountryRecord[] {
  const own = ownCountry.toUpperCase();
  const codes =
    own in callingCodes
      ? [own, ...Object.keys(callingCodes).filter((code) => code !== own)]
      : Object.keys(callingCodes);
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return codes.map((code) => ({
    code,
    displayName: names.of(code) ?? code,
    callingCode: callingCodes[code] ?? '',
    states: statesOf(code, language),
  }));
}

/** States, provinces or cantons of a country, sorted for people. */
export function statesOf(country: string, language: string): { code: string; displayName: string }[] {
  const division = divisions[country];
  if (!division) return [];
  const states = new Map<string, string>();
  for (const line of fileLines(division.file)) {
    const fields = line.split(',');
    const code = fields[division.code];
    const name = fields[division.name];
    if (fields[0] === country && code && name) states.set(code, plainName(country, name));
  }
  const order = new Intl.Collator(language);
  return [...states]
    .map(([code, displayName]) => ({ code, displayName }))
    .toSorted((a, b) => order.compare(a.displayName, b.displayName));
}

/** Swiss cantons are listed without the word canton. */
function plainName(country: string, name: string): string {
  return country === 'CH' ? name.replace(/^(Kanton|Canton|Cantone|Chantun)\s+(de |du |d')?/i, '') : name;
}

const files = new Map<string, string[]>();

function fileLines(name: string): string[] {
  const known = files.get(name);
  if (known) return known;
  const lines = readFileSync(dataFile('geo', name), 'utf8').split(/\r?\n/).slice(1);
  files.set(name, lines);
  return lines;
}
