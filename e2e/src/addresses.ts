import { HOME_ADDRESS, type StoreLocale } from './commerce';

type Place = Pick<typeof HOME_ADDRESS, 'city' | 'state' | 'zipCode' | 'country' | 'phone1'> & {
  readonly street: string;
};

const at = ({ street, ...place }: Place): typeof HOME_ADDRESS => ({ ...HOME_ADDRESS, ...place, addressLine: [street] });

const GENEVA = at({
  street: 'Rue du Stand 14',
  city: 'Genève',
  state: 'GE',
  zipCode: '1204',
  country: 'CH',
  phone1: '0225550186',
});
const DUBLIN = at({
  street: '31 Dame Street',
  city: 'Dublin',
  state: 'D',
  zipCode: 'D02 HC60',
  country: 'IE',
  phone1: '0209150163',
});

/** An address in the country of each site; of two sites of one country or of many, the same. */
export const ADDRESSES: Readonly<Record<StoreLocale, typeof HOME_ADDRESS>> = {
  'en-us': HOME_ADDRESS,
  'it-it': at({
    street: 'Via Torino 12',
    city: 'Milano',
    state: 'MI',
    zipCode: '20123',
    country: 'IT',
    phone1: '0255501234',
  }),
  'fr-fr': at({
    street: '18 rue de Turenne',
    city: 'Paris',
    state: 'IDF',
    zipCode: '75003',
    country: 'FR',
    phone1: '0199004512',
  }),
  'de-de': at({
    street: 'Torstraße 96',
    city: 'Berlin',
    state: 'BE',
    zipCode: '10119',
    country: 'DE',
    phone1: '03023125417',
  }),
  'es-es': at({
    street: 'Calle de Fuencarral 77',
    city: 'Madrid',
    state: 'M',
    zipCode: '28004',
    country: 'ES',
    phone1: '910555163',
  }),
  'pt-pt': at({
    street: 'Rua Garrett 52',
    city: 'Lisboa',
    state: '11',
    zipCode: '1200-204',
    country: 'PT',
    phone1: '210555174',
  }),
  'ch-it': GENEVA,
  'ch-fr': GENEVA,
  'en-gb': at({
    street: '9 Seven Dials Court',
    city: 'London',
    state: 'ENG',
    zipCode: 'WC2H 9HA',
    country: 'GB',
    phone1: '07700900142',
  }),
  'en-ww': DUBLIN,
  'en-int': DUBLIN,
};
