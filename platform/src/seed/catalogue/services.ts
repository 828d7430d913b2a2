import { shownNumber } from '@sightline/shared-lib/domain/number';

import { inEveryLanguage } from './vocabulary';
import type { NameLanguage } from './vocabulary';
import type { ProductDraft } from './draft';

type Names = Readonly<Record<Exclude<NameLanguage, 'en-GB'>, string>>;

interface ServiceRecord {
  partNumber: string;
  usd: number;
  names: Names;
  attributes?: Record<string, string>;
}

const services: readonly ServiceRecord[] = [
  lens(
    'SRV-SV',
    95,
    {
      en: 'Single vision lenses',
      it: 'Lenti monofocali',
      fr: 'Verres unifocaux',
      de: 'Einstärkengläser',
      es: 'Lentes monofocales',
      pt: 'Lentes unifocais',
    },
    'Single vision',
  ),
  lens(
    'SRV-PROG',
    245,
    {
      en: 'Progressive lenses',
      it: 'Lenti progressive',
      fr: 'Verres progressifs',
      de: 'Gleitsichtgläser',
      es: 'Lentes progresivas',
      pt: 'Lentes progressivas',
    },
    'Progressive',
  ),
  lens(
    'SRV-OFFICE',
    165,
    {
      en: 'Office lenses',
      it: 'Lenti da ufficio',
      fr: 'Verres pour le bureau',
      de: 'Bürogläser',
      es: 'Lentes de oficina',
      pt: 'Lentes de escritório',
    },
    'Office',
  ),
  lens(
    'SRV-PLANO',
    60,
    {
      en: 'Non-prescription lenses',
      it: 'Lenti neutre',
      fr: 'Verres sans correction',
      de: 'Gläser ohne Sehstärke',
      es: 'Lentes sin graduación',
      pt: 'Lentes sem graduação',
    },
    'Plano',
  ),
  service('SRV-HC', 10, {
    en: 'Hard coating',
    it: 'Trattamento indurente',
    fr: 'Durci',
    de: 'Hartschicht',
    es: 'Endurecido',
    pt: 'Endurecimento',
  }),
  service('SRV-AR', 40, {
    en: 'Anti-reflective coating',
    it: 'Trattamento antiriflesso',
    fr: 'Traitement antireflet',
    de: 'Entspiegelung',
    es: 'Tratamiento antirreflejos',
    pt: 'Tratamento antirreflexo',
  }),
  service('SRV-BLUE', 30, {
    en: 'Blue-violet filter',
    it: 'Filtro luce blu-viola',
    fr: 'Filtre bleu-violet',
    de: 'Blau-Violett-Filter',
    es: 'Filtro azul-violeta',
    pt: 'Filtro azul-violeta',
  }),
  service('SRV-PHOTO', 90, {
    en: 'Light-adaptive lenses',
    it: 'Lenti fotocromatiche',
    fr: 'Verres photochromiques',
    de: 'Selbsttönende Gläser',
    es: 'Lentes fotocromáticas',
    pt: 'Lentes fotocromáticas',
  }),
  service('SRV-POLAR', 80, {
    en: 'Polarized sun lenses',
    it: 'Lenti da sole polarizzate',
    fr: 'Verres solaires polarisants',
    de: 'Polarisierende Sonnengläser',
    es: 'Lentes de sol polarizadas',
    pt: 'Lentes de sol polarizadas',
  }),
  service('SRV-TINT', 35, {
    en: 'Sun tint',
    it: 'Tinta da sole',
    fr: 'Teinte solaire',
    de: 'Sonnentönung',
    es: 'Tinte solar',
    pt: 'Tinta solar',
  }),
  service('SRV-GRAD', 45, {
    en: 'Gradient sun tint',
    it: 'Tinta da sole sfumata',
    fr: 'Teinte solaire dégradée',
    de: 'Verlaufende Sonnentönung',
    es: 'Tinte solar degradado',
    pt: 'Tinta solar degradê',
  }),
  service('SRV-MIRROR', 55, {
    en: 'Mirror coating',
    it: 'Specchiatura',
    fr: 'Traitement miroir',
    de: 'Verspiegelung',
    es: 'Tratamiento espejo',
    pt: 'Tratamento espelhado',
  }),
  service('SRV-HYDRO', 20, {
    en: 'Water- and dirt-repellent finish',
    it: 'Trattamento idrorepellente',
    fr: 'Traitement hydrophobe',
    de: 'Wasser- und schmutzabweisende Schicht',
    es: 'Tratamiento hidrófobo',
    pt: 'Tratamento hidrofóbico',
  }),
  thickness('1.53', 30),
  thickness('1.56', 20),
  thickness('1.59', 35),
  thickness('1.60', 55),
  thickness('1.67', 95),
  thickness('1.74', 150),
];

function service(partNumber: string, usd: number, names: Names): ServiceRecord {
  return { partNumber, usd, names };
}

function lens(partNumber: string, usd: number, names: Names, design: string): ServiceRecord {
  return { partNumber, usd, names, attributes: { LENS_DESIGN: design, ROXABLE: 'True' } };
}

function thickness(index: string, usd: number): ServiceRecord {
  const written = (language: keyof Names) => shownNumber(Number(index), language, { least: 2 });
  return {
    partNumber: `SRV-IDX-${index.replace('.', '')}`,
    usd,
    names: {
      en: `Lens index ${written('en')}`,
      it: `Indice ${written('it')}`,
      fr: `Indice ${written('fr')}`,
      de: `Brechungsindex ${written('de')}`,
      es: `Índice ${written('es')}`,
      pt: `Índice ${written('pt')}`,
    },
    attributes: { LENS_THICKNESS: index },
  };
}

/** Prescription lenses and their options, which carts hold beside a frame; they have no page and never run out. */
export function serviceDrafts(): ProductDraft[] {
  return services.map(({ partNumber, usd, names, attributes }) => ({
    groupKey: partNumber,
    partNumber: `${partNumber}-P`,
    listing: 'none',
    brand: 'Sightline',
    modelName: names.en,
    names: inEveryLanguage((language) => names[language === 'en-GB' ? 'en' : language]),
    slug: '',
    attributes: { PRODUCT_TYPE: 'Services', BRAND: 'Sightline', MODEL_NAME: names.en, ...attributes },
    items: [{ partNumber, attributes: {}, weightGrams: 0, stock: { quantity: 0, infinite: true } }],
    picture: null,
    widthsMm: {},
    listUsd: usd * 100,
    discount: 0,
    memberDiscount: 0,
    futureDiscount: 0,
    priceFamily: 'SERVICES',
    roxable: false,
    popularity: 0,
    ageDays: 400,
  }));
}
