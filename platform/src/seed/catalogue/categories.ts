import { slugOf } from '@sightline/shared-lib/domain/routing';

import type { LocalisedText } from '../../modules/catalogue/catalogue.tables';
import type { Listing, ProductDraft } from './draft';

/** A node of the category tree before it becomes a row. */
export interface CategoryDraft {
  id: string;
  identifier: string;
  parentId: string | null;
  sequence: number;
  names: LocalisedText;
  descriptions: LocalisedText;
  path: string;
  pictureOf: string | null;
}

/** Category ids of the listings, fixed here. */
export const LISTING_IDS: Readonly<Record<Exclude<Listing, 'none'>, string>> = {
  sun: '10501',
  optical: '10502',
  'contact-lenses': '10503',
  electronics: '10504',
  accessories: '10505',
  'contact-lenses-accessories': '10506',
  hearing: '10507',
};

/** English address of each listing. */
export const LISTING_PATHS: Readonly<Record<Exclude<Listing, 'none'>, string>> = {
  sun: '/sunglasses',
  optical: '/eyeglasses',
  'contact-lenses': '/contact-lenses',
  electronics: '/audio-glasses',
  accessories: '/accessories',
  'contact-lenses-accessories': '/lens-care',
  hearing: '/hearing',
};

type Names = Readonly<Record<Exclude<Listing, 'none'>, { names: LocalisedText; descriptions: LocalisedText }>>;

const listings: Names = {
  sun: {
    names: {
      en: 'Sunglasses',
      it: 'Occhiali da sole',
      fr: 'Lunettes de soleil',
      de: 'Sonnenbrillen',
      es: 'Gafas de sol',
      pt: 'Óculos de sol',
    },
    descriptions: {
      en: 'Sunglasses from thirteen houses, with plain, polarized and prescription lenses, shown at their true size.',
      'en-GB':
        'Sunglasses from thirteen houses, with plain, polarised and prescription lenses, shown at their true size.',
      it: 'Occhiali da sole di tredici marchi, con lenti semplici, polarizzate o graduate, mostrati a grandezza reale.',
      fr: 'Lunettes de soleil de treize maisons, à verres simples, polarisants ou correcteurs, présentées à leur vraie taille.',
      de: 'Sonnenbrillen von dreizehn Marken, mit einfachen, polarisierenden oder Korrektionsgläsern, in wahrer Größe gezeigt.',
      es: 'Gafas de sol de trece marcas, con lentes normales, polarizadas o graduadas, mostradas a tamaño real.',
      pt: 'Óculos de sol de treze marcas, com lentes simples, polarizadas ou graduadas, mostrados em tamanho real.',
    },
  },
  optical: {
    names: {
      en: 'Eyeglasses',
      'en-GB': 'Glasses',
      it: 'Occhiali da vista',
      fr: 'Lunettes de vue',
      de: 'Brillen',
      es: 'Gafas graduadas',
      pt: 'Óculos graduados',
    },
    descriptions: {
      en: 'Frames for your prescription, sorted by the size of your face.',
      it: 'Montature per la tua ricetta, ordinate per la misura del viso.',
      fr: 'Des montures pour votre ordonnance, classées selon la taille de votre visage.',
      de: 'Fassungen für Ihre Sehstärke, nach der Breite Ihres Gesichts geordnet.',
      es: 'Monturas para tu graduación, ordenadas según el tamaño de tu cara.',
      pt: 'Armações para a sua graduação, ordenadas pelo tamanho do rosto.',
    },
  },
  'contact-lenses': {
    names: {
      en: 'Contact lenses',
      it: 'Lenti a contatto',
      fr: 'Lentilles de contact',
      de: 'Kontaktlinsen',
      es: 'Lentillas',
      pt: 'Lentes de contacto',
    },
    descriptions: {
      en: 'Daily, two-weekly and monthly lenses, with the values of each eye.',
      it: 'Lenti giornaliere, quindicinali e mensili, con i valori di ciascun occhio.',
      fr: 'Lentilles journalières, bimensuelles et mensuelles, selon les valeurs de chaque œil.',
      de: 'Tages-, Zwei-Wochen- und Monatslinsen mit den Werten für jedes Auge.',
      es: 'Lentes diarias, quincenales y mensuales, con los valores de cada ojo.',
      pt: 'Lentes diárias, quinzenais e mensais, com os valores de cada olho.',
    },
  },
  electronics: {
    names: {
      en: 'Audio glasses',
      it: 'Occhiali audio',
      fr: 'Lunettes audio',
      de: 'Audiobrillen',
      es: 'Gafas con audio',
      pt: 'Óculos com áudio',
    },
    descriptions: {
      en: 'Glasses that play, call and help you follow a conversation.',
      it: 'Occhiali per ascoltare, telefonare e seguire meglio una conversazione.',
      fr: 'Des lunettes pour écouter, téléphoner et mieux suivre une conversation.',
      de: 'Brillen, mit denen Sie hören, telefonieren und Gesprächen besser folgen.',
      es: 'Gafas para escuchar, llamar y seguir mejor una conversación.',
      pt: 'Óculos para ouvir, telefonar e acompanhar melhor uma conversa.',
    },
  },
  accessories: {
    names: { en: 'Accessories', it: 'Accessori', fr: 'Accessoires', de: 'Zubehör', es: 'Accesorios', pt: 'Acessórios' },
    descriptions: {
      en: 'Cases, cloths, chains and small tools for your glasses.',
      it: 'Custodie, panni, catenelle e piccoli attrezzi per i tuoi occhiali.',
      fr: 'Étuis, chiffons, chaînes et petits outils pour vos lunettes.',
      de: 'Etuis, Tücher, Ketten und kleines Werkzeug für Ihre Brille.',
      es: 'Estuches, gamuzas, cadenas y pequeñas herramientas para tus gafas.',
      pt: 'Estojos, panos, correntes e pequenas ferramentas para os seus óculos.',
    },
  },
  'contact-lenses-accessories': {
    names: {
      en: 'Lens care',
      it: 'Soluzioni per lenti',
      fr: 'Entretien des lentilles',
      de: 'Linsenpflege',
      es: 'Cuidado de las lentes',
      pt: 'Cuidado das lentes',
    },
    descriptions: {
      en: 'Solutions, drops and cases for contact lenses.',
      it: 'Soluzioni, gocce e portalenti per lenti a contatto.',
      fr: 'Solutions, gouttes et étuis pour lentilles de contact.',
      de: 'Lösungen, Tropfen und Behälter für Kontaktlinsen.',
      es: 'Soluciones, gotas y estuches para lentillas.',
      pt: 'Soluções, gotas e estojos para lentes de contacto.',
    },
  },
  hearing: {
    names: { en: 'Hearing', it: 'Udito', fr: 'Audition', de: 'Hören', es: 'Audición', pt: 'Audição' },
    descriptions: {
      en: 'Hearing devices, batteries, domes and protection, with a free screening.',
      it: 'Apparecchi acustici, batterie, cupolette e protezioni, con un test dell’udito gratuito.',
      fr: 'Aides auditives, piles, dômes et protections, avec un test auditif gratuit.',
      de: 'Hörgeräte, Batterien, Schirmchen und Gehörschutz, mit kostenlosem Hörtest.',
      es: 'Audífonos, pilas, conos y protección, con una prueba auditiva gratuita.',
      pt: 'Aparelhos auditivos, pilhas, olivas e proteção, com um teste auditivo gratuito.',
    },
  },
};

const brandsNames: LocalisedText = {
  en: 'Brands',
  it: 'Marchi',
  fr: 'Marques',
  de: 'Marken',
  es: 'Marcas',
  pt: 'Marcas',
};
const brandsId = '10600';

/** The listings, and one category for every brand with products to show. */
export function categoryDrafts(drafts: readonly ProductDraft[]): CategoryDraft[] {
  const shown = drafts.filter((draft) => draft.listing !== 'none');
  const best = (test: (draft: ProductDraft) => boolean): string | null =>
    shown.filter(test).toSorted((a, b) => b.popularity - a.popularity)[0]?.partNumber ?? null;
  const tree: CategoryDraft[] = Object.entries(listings).map(([identifier, texts], index) => ({
    id: LISTING_IDS[identifier as keyof typeof LISTING_IDS],
    identifier,
    parentId: null,
    sequence: index + 1,
    ...texts,
    path: LISTING_PATHS[identifier as keyof typeof LISTING_PATHS],
    pictureOf: best((draft) => draft.listing === identifier),
  }));
  const brands = [...new Set(shown.map((draft) => draft.brand))].toSorted();
  tree.push({
    id: brandsId,
    identifier: 'brands',
    parentId: null,
    sequence: 8,
    names: brandsNames,
    descriptions: { en: '' },
    path: '/brands',
    pictureOf: null,
  });
  for (const [index, brand] of brands.entries()) {
    tree.push({
      id: String(10_601 + index),
      identifier: `brand-${slugOf(brand)}`,
      parentId: brandsId,
      sequence: index + 1,
      names: { en: brand },
      descriptions: { en: '' },
      path: `/brands/${slugOf(brand)}`,
      pictureOf: best((draft) => draft.brand === brand),
    });
  }
  return tree;
}
