import { sizeOfWidth } from '@sightline/shared-lib/domain/product';
import type { ColourFamily, FrameBuild } from '@sightline/pictures';

import { between, randomOf } from '../random';
import type { ProductDraft } from './draft';
import { SHAPES } from './frameShapes';
import type { AudioRecord } from './goods';
import { gtin13 } from './gtin';
import { frameViewWidths } from './pictureWidths';
import { stockOf } from './stock';

/** Audio eyewear: one product for each colour. */
export function audioDrafts(records: readonly AudioRecord[]): ProductDraft[] {
  return records.flatMap((record, position) =>
    record.colors.map((colour, index) => audioDraft(record, colour, index, position)),
  );
}

function audioDraft(record: AudioRecord, colour: string, index: number, position: number): ProductDraft {
  const number = String(index + 1).padStart(2, '0');
  const partNumber = `${record.code}-${number}`;
  const gtin = gtin13(6_400_000_000 + position * 100 + index);
  const random = randomOf(`audio ${partNumber}`);
  const name = `${record.brand} ${record.name}`;
  const width = 2 * record.a + record.dbl + (record.shape === 'sport' ? -3 : 14);
  return {
    groupKey: record.code,
    partNumber,
    listing: 'electronics',
    brand: record.brand,
    modelName: record.name,
    names: { en: name },
    slug: `${name} ${colour}`,
    attributes: audioAttributes(record, colour, number, width),
    items: [
      {
        partNumber: gtin,
        attributes: {
          FRAME_SIZE: sizeOfWidth(width),
          DISPLAYSKU: `${record.code.slice(1)} ${number} ${record.a}-${record.dbl}`,
        },
        weightGrams: 260,
        stock: stockOf(gtin, false),
      },
    ],
    picture: {
      kind: 'frame',
      shape: record.shape,
      a: record.a,
      b: record.b,
      dbl: record.dbl,
      temple: record.temple,
      build: buildOf(record),
      front: colour as ColourFamily,
      style: colour === 'Tortoise' ? 'havana' : colour === 'Transparent' ? 'crystal' : 'solid',
      weight: 'bold',
      lens: record.lens
        ? { kind: 'solid', family: record.lens === 'Green' ? 'Green' : record.lens === 'Blue' ? 'Blue' : 'Grey' }
        : { kind: 'demo' },
      audio: true,
    },
    widthsMm: frameViewWidths({ width, temple: record.temple }, record.shape, buildOf(record)),
    listUsd: record.usd * 100,
    discount: random() < 0.2 ? 15 : 0,
    memberDiscount: random() < 0.3 ? 10 : 0,
    futureDiscount: 0,
    priceFamily: 'FRAMES',
    roxable: record.kind === 'optical',
    popularity: 0.3 + random() * 0.5,
    ageDays: between(random, 10, 500),
  };
}

function buildOf(record: AudioRecord): FrameBuild {
  return record.shape === 'sport' ? 'nylon' : 'acetate';
}

function audioAttributes(
  record: AudioRecord,
  colour: string,
  number: string,
  width: number,
): Record<string, string | string[]> {
  const optical = record.kind === 'optical';
  return {
    PRODUCT_TYPE: optical ? 'Electronics Audio Optical' : 'Electronics',
    BRAND: record.brand,
    MODEL_NAME: record.name,
    MODEL_CODE_DISPLAY: record.code.slice(1),
    COLOR_CODE: number,
    GOODS_KIND: 'audio',
    FRONT_COLOR: colour,
    LENS_COLOR: record.lens ?? 'Demo',
    LENS_COLOR_FACET: record.lens ?? 'Clear',
    LENS_TREATMENT: ['Standard'],
    LENS_TREATMENT_FACET: ['Standard'],
    POLARIZED: 'FALSE',
    PHOTOCHROMIC: 'FALSE',
    FRAME_SHAPE: SHAPES[record.shape].code,
    FRAME_MATERIAL_CLASS: record.shape === 'sport' ? 'Injected nylon' : 'Acetate',
    FRAME_MATERIAL_FACET: record.shape === 'sport' ? 'Nylon' : 'Acetate',
    RIM_TYPE: 'Full rim',
    GEOFIT: 'Universal',
    GENDER: 'unisex',
    FRAME_SIZE: [sizeOfWidth(width)],
    FRAME_SIZE_DISPLAY: `${record.a}-${record.dbl} ${record.temple}`,
    LENS_WIDTH: String(record.a),
    LENS_HEIGHT: String(record.b),
    BRIDGE_WIDTH: String(record.dbl),
    TEMPLE_LENGTH: String(record.temple),
    HINGE_DISTANCE: String(width),
    FRAME_WIDTH: String(width),
    WEIGHT: '48',
    CONNECTIVITY: record.connectivity,
    OS_COMPATIBILITY: 'iOS and Android',
    BATTERY: `${record.battery * 25} mAh`,
    BATTERY_TYPE: 'Lithium-ion, rechargeable',
    BATTERY_DURATION: String(record.battery),
    AUDIO_SYSTEM: record.audio,
    TOUCH: record.touch,
    VOICE_CONTROL: record.voice,
    POWER_CONNECTION: record.power,
    CHARGING_CASE: record.case,
    FRAME_CONNECTION: record.frame,
    USER_INTERFACE: record.ui,
    ...(optical ? { ROXABLE: 'True' } : {}),
    LX_SOLDOUT: 'FALSE',
    PROD_HIERARCHY_3: 'ELECTRONICS_AUDIO',
    LX_CANONICAL_CATEGORY: 'audio-glasses',
  };
}
