import { readFileSync } from 'node:fs';
import type { FrameShape, ColourFamily, GoodsSpec, SmallGoodsKind } from '@sightline/pictures';

import { dataFile } from '../../kernel';
import { between, randomOf } from '../random';
import type { Listing, ProductDraft } from './draft';
import { gtin13 } from './gtin';
import { goodsViewWidths } from './pictureWidths';
import { stockOf } from './stock';
import { inEveryLanguage, textIn } from './vocabulary';
import type { NameLanguage, Vocabulary } from './vocabulary';

/** Lens care, an accessory or a hearing product as goods.json describes it. */
interface GoodsRecord {
  code: string;
  brand: string;
  kind: string;
  line: string;
  /** Contents or sizes; one item each. */
  sizes: (string | null)[];
  /** US dollars, one for each size. */
  usd: number[];
  colors?: (string | null)[];
  picture?: string;
  front?: string;
  hue?: number;
  volume?: number;
  battery?: string;
}

/** Audio eyewear as goods.json describes it. */
export interface AudioRecord {
  code: string;
  brand: string;
  name: string;
  kind: 'sun' | 'optical';
  shape: FrameShape;
  usd: number;
  a: number;
  b: number;
  dbl: number;
  temple: number;
  colors: string[];
  lens: string | null;
  battery: number;
  connectivity: string;
  audio: string;
  frame: string;
  power: string;
  case: string;
  voice: string;
  touch: string;
  ui: string;
}

export interface GoodsFile {
  lensCare: GoodsRecord[];
  accessories: GoodsRecord[];
  hearing: GoodsRecord[];
  audio: AudioRecord[];
}

/** The invented ranges beside frames and contact lenses. */
export function readGoods(): GoodsFile {
  return JSON.parse(readFileSync(dataFile('catalogue', 'goods.json'), 'utf8')) as GoodsFile;
}

const typeCodes: Readonly<Partial<Record<Listing, string>>> = {
  'contact-lenses-accessories': 'Contact Lenses Accessories',
  accessories: 'Accessories',
  hearing: 'Electronics',
};
const canonical: Readonly<Partial<Record<Listing, string>>> = {
  'contact-lenses-accessories': 'lens-care',
  accessories: 'accessories',
  hearing: 'hearing',
};
/** Running numbers of article codes, a block for each listing. */
const blocks: Readonly<Partial<Record<Listing, number>>> = {
  'contact-lenses-accessories': 6_100_000_000,
  accessories: 6_200_000_000,
  hearing: 6_300_000_000,
};

/** Products of one listing: one for each colour, an item for each size. */
export function goodsDrafts(records: readonly GoodsRecord[], listing: Listing, vocabulary: Vocabulary): ProductDraft[] {
  return records.flatMap((record, position) =>
    (record.colors ?? [null]).map((colour, index) => goodsDraft(record, colour, index, position, listing, vocabulary)),
  );
}

function goodsDraft(
  record: GoodsRecord,
  colour: string | null,
  index: number,
  position: number,
  listing: Listing,
  vocabulary: Vocabulary,
): ProductDraft {
  const number = String(index + 1).padStart(2, '0');
  const partNumber = `${record.code}-${number}`;
  const random = randomOf(`goods ${partNumber}`);
  const sizes = record.sizes.filter((size): size is string => size !== null);
  const list = (at: number): number => Math.round((record.usd[at] ?? record.usd[0] ?? 0) * 100);
  const picture = goodsSpec(record, colour);
  return {
    groupKey: record.code,
    partNumber,
    listing,
    brand: record.brand,
    modelName: record.line,
    names: inEveryLanguage((language) => nameIn(record, language, vocabulary)),
    slug: colour ? `${record.line} ${colour}` : record.line,
    attributes: {
      PRODUCT_TYPE: typeCodes[listing] ?? 'Accessories',
      BRAND: record.brand,
      MODEL_NAME: record.line,
      MODEL_CODE_DISPLAY: record.code.slice(1),
      COLOR_CODE: number,
      GOODS_KIND: record.kind,
      ...(colour ? { FRONT_COLOR: colour } : {}),
      ...(sizes.length > 0 ? { CONTENT_SIZE: sizes } : {}),
      ...hearingAttributes(record),
      LX_SOLDOUT: 'FALSE',
      PROD_HIERARCHY_3: `${listing.toUpperCase()}_${record.kind.toUpperCase()}`,
      LX_CANONICAL_CATEGORY: canonical[listing] ?? listing,
    },
    items: record.sizes.map((size, at) => {
      const gtin = gtin13((blocks[listing] ?? 0) + position * 1000 + index * 10 + at);
      return {
        partNumber: gtin,
        attributes: {
          DISPLAYSKU: [record.code.slice(1), number, size].filter(Boolean).join(' '),
          ...(size ? { CONTENT_SIZE: size } : {}),
        },
        weightGrams: 60 + (record.volume ?? 0),
        stock: stockOf(gtin, false),
        listUsd: list(at),
      };
    }),
    picture,
    widthsMm: goodsViewWidths(picture),
    listUsd: list(0),
    discount: random() < 0.15 ? 20 : 0,
    memberDiscount: random() < 0.2 ? 10 : 0,
    futureDiscount: 0,
    priceFamily: 'GOODS',
    roxable: false,
    // Who looks for hearing looks for devices; batteries come with them.
    popularity: (record.kind === 'hearing-device' ? 0.6 : 0.15) + random() * 0.4,
    ageDays: between(random, 20, 900),
  };
}

/** Names that say what something is are said in each language, those of a brand's lines in none; what is called by its kind says so once. */
function nameIn({ brand, kind, line }: GoodsRecord, language: NameLanguage, vocabulary: Vocabulary): string {
  const own = textIn(vocabulary['MODEL_NAME']?.values[line], language);
  const sort = textIn(vocabulary['GOODS_KIND']?.values[kind], language);
  const name = own ? `${brand} ${own}` : line;
  return own.toLowerCase() === sort.toLowerCase() ? name : `${name} – ${sort}`;
}

function hearingAttributes(record: GoodsRecord): Record<string, string> {
  if (record.kind === 'battery') return { BATTERY_TYPE: 'Zinc-air' };
  if (record.kind !== 'hearing-device') return {};
  const rechargeable = Number(record.battery) < 48;
  return {
    CONNECTIVITY: 'Bluetooth 5.3',
    OS_COMPATIBILITY: 'iOS and Android',
    BATTERY_TYPE: rechargeable ? 'Lithium-ion, rechargeable' : 'Zinc-air',
    BATTERY_DURATION: record.battery ?? '24',
    AUDIO_SYSTEM: 'Directional hearing',
    VOICE_CONTROL: 'FALSE',
    TOUCH: 'FALSE',
    CHARGING_CASE: rechargeable ? 'TRUE' : 'FALSE',
    USER_INTERFACE: 'App',
  };
}

/** Kinds of goods whose form follows from what they are. */
const forms: Readonly<Partial<Record<string, SmallGoodsKind>>> = {
  battery: 'batteries',
  'wax-guard': 'wax-guards',
  drying: 'drying-kit',
  tv: 'tv-streamer',
  earplugs: 'earplugs',
  dome: 'domes',
  kit: 'kit',
  'nose-pads': 'nose-pads',
  stand: 'stand',
  wipes: 'wipes',
  'lens-case': 'lens-case',
  'soft-case': 'pouch',
  cord: 'cord',
};

function goodsSpec(record: GoodsRecord, colour: string | null): GoodsSpec {
  const front = (colour ?? record.front ?? 'Grey') as ColourFamily;
  const form = forms[record.kind];
  if (form) return { kind: 'small-goods', form, front };
  const hue = record.hue ?? 205;
  const volume = record.volume ?? 100;
  switch (record.picture ?? 'bottle') {
    case 'bottle':
      return { kind: 'bottle', brand: record.brand, product: record.line, volume, hue };
    case 'spray':
      return { kind: 'spray', brand: record.brand, product: record.line, volume, hue };
    case 'cloth':
      return { kind: 'cloth', hue };
    case 'chain':
      return { kind: 'chain', front };
    case 'hearing-device':
      return { kind: 'hearing-device', front };
    case 'charging-case':
      return { kind: 'charging-case', front, contents: 'hearing' };
    default:
      return { kind: 'case', front };
  }
}
