import { dataFile, readCsv } from '../../kernel';

const columns = [
  'gtin',
  'kind',
  'brand',
  'model_code',
  'model_name',
  'front_color',
  'lens_tone',
  'lens_base',
  'lens_gradient',
  'lens_mirror',
  'lens_extra',
  'polarized',
  'rx_available',
  'customizable',
  'engravable',
  'junior',
  'out_of_stock',
  'gender',
  'list_price_usd',
  'offer_price_usd',
] as const;

/** One line of frames.csv. */
export type FrameRecord = Record<(typeof columns)[number], string>;

/** Frames by model code, in the order of the file. */
export function readFrames(): Map<string, FrameRecord[]> {
  const models = new Map<string, FrameRecord[]>();
  for (const record of readCsv<(typeof columns)[number]>(dataFile('catalogue', 'frames.csv'))) {
    const model = models.get(record.model_code) ?? [];
    model.push(record);
    models.set(record.model_code, model);
  }
  return models;
}
