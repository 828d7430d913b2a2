import type { GeoCountry } from '../geo';

/** Streets that almost every town of the country has, for branches whose address is invented. */
const streets: Record<GeoCountry, readonly string[]> = {
  us: [
    'Main St',
    'Market St',
    'Broadway',
    'Washington Ave',
    'Park Ave',
    'Lake St',
    'Oak St',
    'Center St',
    'Union St',
    'Commerce Dr',
    'Mill Rd',
    'College Ave',
  ],
  it: [
    'Via Roma',
    'Corso Italia',
    'Via Garibaldi',
    'Via Mazzini',
    'Corso Vittorio Emanuele',
    'Via Dante',
    'Via Cavour',
    'Viale della Stazione',
    'Via Verdi',
    'Corso Umberto I',
    'Via Matteotti',
    'Piazza della Repubblica',
  ],
  fr: [
    'Rue de la République',
    'Rue Nationale',
    'Rue du Commerce',
    'Avenue Jean Jaurès',
    'Rue Victor Hugo',
    'Place du Marché',
    'Rue Gambetta',
    'Boulevard de la Gare',
    'Rue Pasteur',
    'Grande Rue',
  ],
  de: [
    'Hauptstraße',
    'Bahnhofstraße',
    'Marktplatz',
    'Königstraße',
    'Lange Straße',
    'Schillerstraße',
    'Goethestraße',
    'Kirchstraße',
    'Poststraße',
    'Friedrichstraße',
  ],
  es: [
    'Calle Mayor',
    'Calle Real',
    'Avenida de la Constitución',
    'Calle San Francisco',
    'Plaza de España',
    'Calle del Carmen',
    'Paseo de la Estación',
    'Calle Colón',
    'Calle Nueva',
    'Avenida de Andalucía',
  ],
  pt: [
    'Rua Direita',
    'Avenida da Liberdade',
    'Rua da República',
    'Rua 5 de Outubro',
    'Praça do Comércio',
    'Rua Luís de Camões',
    'Avenida 25 de Abril',
    'Rua da Misericórdia',
  ],
  ch: ['Bahnhofstrasse', 'Hauptstrasse', 'Marktgasse', 'Dorfstrasse', 'Poststrasse', 'Kirchgasse'],
  gb: [
    'High Street',
    'Market Place',
    'Church Street',
    'Station Road',
    'Queen Street',
    'King Street',
    'Bridge Street',
    'London Road',
    'New Street',
    'Castle Street',
  ],
};

const frenchCantons = new Set(['GE', 'VD', 'NE', 'JU', 'FR', 'VS']);

/** The streets of a place; Switzerland names them in the canton's language. */
export function streetsOf(country: GeoCountry, admin1: string): readonly string[] {
  if (country !== 'ch') return streets[country];
  if (admin1 === 'TI') return streets.it;
  return frenchCantons.has(admin1) ? streets.fr : streets.ch;
}

/** Street and number in the order the country writes them. */
export function streetAddress(country: GeoCountry, street: string, number: number): string {
  return country === 'us' || country === 'fr' || country === 'gb' ? `${number} ${street}` : `${street} ${number}`;
}

const directions: Record<string, string> = {
  N: 'North',
  S: 'South',
  E: 'East',
  W: 'West',
  NE: 'Northeast',
  NW: 'Northwest',
  SE: 'Southeast',
  SW: 'Southwest',
};
const suffixes: Record<string, string> = {
  st: 'Street',
  rd: 'Road',
  ave: 'Avenue',
  av: 'Avenue',
  ln: 'Lane',
  dr: 'Drive',
  blvd: 'Boulevard',
  hwy: 'Highway',
  pkwy: 'Parkway',
  tpke: 'Turnpike',
  pl: 'Place',
  ct: 'Court',
  cir: 'Circle',
  sq: 'Square',
  way: 'Way',
};

const isSuffix = (word: string): boolean =>
  word.toLowerCase() in suffixes || Object.values(suffixes).some((long) => long.toLowerCase() === word.toLowerCase());

/** The name an American branch takes from its street: `40 Avon Meadow Ln` is Avon Meadow, `33 Welles St` Welles Street. */
export function nameFromStreet(address: string, city: string): string {
  const street = address
    .replace(/["#].*$/, '')
    .replace(/\b(Ste|Suite|Apt|Unit|Bldg|Fl|Floor|Rm)\b.*$/i, '')
    .replace(/^\d+[\w-]*\s+/, '');
  const words = street.trim().split(/\s+/).filter(Boolean);
  const last = words.at(-1) ?? '';
  const body = isSuffix(last) && words.length > 1 ? words.slice(0, -1) : words;
  const named = body.map((word) => (words.length > 1 ? (directions[word.toUpperCase()] ?? word) : word));
  const name =
    named.length === 1 && body.length < words.length ? [...named, suffixes[last.toLowerCase()] ?? last] : named;
  return name.length > 0 && !/^\d*$/.test(name.join('')) ? name.join(' ') : city;
}

/** French addresses abbreviate shopping centres and streets; the branch writes them out. */
export function writtenOut(address: string): string {
  return address
    .replace(/\bCc(i?)al\b/gi, 'Centre commercial')
    .replace(/\bBd\b/g, 'Boulevard')
    .replace(/\bAv\b/g, 'Avenue')
    .replace(/\bPl\b/g, 'Place')
    .trim();
}
