import { distanceKm } from '../../kernel';
import { loadCities, loadStateNames } from './geo.cities';
import type { City } from './geo.cities';
import { looksLikeCode, placeLabel, searchableCode, stateCode } from './geo.countries';
import type { GeoCountry } from './geo.countries';
import { foldCode, foldName, otherSaint } from './geo.folding';
import { loadPostalIndex } from './geo.postalIndex';
import type { PostalIndex } from './geo.postalIndex';

/** A place the finder's search box offers. */
export interface Place {
  label: string;
  lat: number;
  lng: number;
  postalCode: string;
  city: string;
  /** Code of the state, canton or province as an address carries it; empty where addresses name none. */
  state: string;
  stateName: string;
}

export interface GeoService {
  /** Places whose postal code or name begins with what was typed, best first; accents and case do not matter. */
  places(country: GeoCountry, typed: string, limit: number): Place[];
  /** Every town of a postal code, for filling in an address. */
  byPostcode(country: GeoCountry, postalCode: string): Place[];
  postal(country: GeoCountry): PostalIndex;
  cities(country: GeoCountry): readonly City[];
}

/** A town's own codes lie within this distance of it; a namesake farther off is another town. */
const namesakeKm = 40;

/** Look-up of towns and postal codes; files are read on the first question about their country. */
export function createGeoService(folder: string): GeoService {
  const indexes = new Map<GeoCountry, PostalIndex>();
  let cityLists: Map<GeoCountry, City[]> | undefined;
  let stateNames: Map<string, string> | undefined;

  const postal = (country: GeoCountry): PostalIndex => {
    const index = indexes.get(country) ?? loadPostalIndex(folder, country);
    indexes.set(country, index);
    return index;
  };
  const cities = (country: GeoCountry): readonly City[] => {
    cityLists ??= loadCities(folder);
    return cityLists.get(country) ?? [];
  };

  const placeOf = (country: GeoCountry, position: number, city?: City): Place => {
    const row = postal(country).row(position);
    const state = stateCode(country, row.admin1, row.admin2);
    // British rows name villages and districts; the town's own name is what people look for.
    const name = city && country === 'gb' ? city.name : row.place;
    const place = {
      postalCode: row.postalCode,
      city: name,
      state: country === 'us' || country === 'it' || country === 'es' || country === 'ch' ? state : '',
    };
    stateNames ??= loadStateNames(folder);
    return {
      label: placeLabel(country, place),
      lat: city?.lat ?? row.lat,
      lng: city?.lng ?? row.lng,
      ...place,
      stateName: stateNames.get(`${country}/${state}`) ?? '',
    };
  };

  const placeOfCity = (country: GeoCountry, city: City): Place => {
    const index = postal(country);
    const namesake = index.nearest(city, city.folded);
    const isOwn = namesake >= 0 && distanceKm(city, index.row(namesake)) < namesakeKm;
    return placeOf(country, isOwn ? namesake : index.nearest(city), city);
  };

  function byCode(country: GeoCountry, typed: string, limit: number): Place[] {
    const [first = '', ...rest] = typed.trim().split(/[\s,]+/);
    // `M1 1AE` is one code, `06001 Avon` a code and a name.
    const isCode = rest.length > 0 && /^\d/.test(rest[0] ?? '');
    const code = searchableCode(country, foldCode(isCode ? `${first}${rest.shift() ?? ''}` : first));
    const name = foldName(rest.join(' '));
    const places: Place[] = [];
    for (const position of postal(country).withCode(code)) {
      places.push(placeOf(country, position));
      if (!name && places.length === limit) break;
    }
    if (!name) return places;
    const nameOf = ({ city, state }: Place) => `${foldName(city)} ${state.toLowerCase()}`.trim();
    const orders: ((place: Place) => boolean)[] = [
      (place) => nameOf(place) === name || foldName(place.city) === name,
      (place) => nameOf(place).includes(name),
      // A town is called otherwise than its postal row: a whole code says where it is all the same.
      ({ postalCode }) => searchableCode(country, foldCode(postalCode)) === code,
    ];
    const found = orders.map((fits) => places.filter(fits)).find((fitting) => fitting.length > 0) ?? [];
    return found.slice(0, limit);
  }

  function byName(country: GeoCountry, typed: string, limit: number): Place[] {
    const [town = '', state = ''] = typed.split(',');
    const name = foldName(town);
    const named = name ? placesNamed(country, name, foldName(state), limit) : [];
    const saint = otherSaint(name);
    return named.length === 0 && saint ? placesNamed(country, saint, foldName(state), limit) : named;
  }

  function placesNamed(country: GeoCountry, name: string, wanted: string, limit: number): Place[] {
    const found = new Map<string, Place>();
    const offer = (place: Place): void => {
      const belongs = !wanted || place.state.toLowerCase() === wanted || foldName(place.stateName).startsWith(wanted);
      const key = `${foldName(place.city)}/${place.state}`;
      if (belongs && !found.has(key) && found.size < limit) found.set(key, place);
    };
    const list = cities(country);
    for (const city of list) if (city.folded === name) offer(placeOfCity(country, city));
    for (const position of postal(country).withName(name)) {
      if (found.size >= limit || postal(country).row(position).folded !== name) break;
      offer(placeOf(country, position));
    }
    for (const city of list) if (found.size < limit && city.folded.startsWith(name)) offer(placeOfCity(country, city));
    for (const position of postal(country).withName(name)) {
      if (found.size >= limit) break;
      offer(placeOf(country, position));
    }
    for (const city of list)
      if (found.size < limit && city.folded.includes(` ${name}`)) offer(placeOfCity(country, city));
    return [...found.values()];
  }

  return {
    places: (country, typed, limit) =>
      looksLikeCode(country, typed) ? byCode(country, typed, limit) : byName(country, typed, limit),
    byPostcode(country, postalCode) {
      const code = searchableCode(country, foldCode(postalCode));
      const index = postal(country);
      return [...index.withCode(code)]
        .filter((p) => foldCode(index.row(p).postalCode) === code)
        .map((p) => placeOf(country, p));
    },
    postal,
    cities,
  };
}
