import { readGoods, goodsDrafts } from './goods';
import { audioDrafts } from './audio';
import { lensesOfFronts } from './colourways';
import { contactLensDrafts } from './contactLenses';
import type { ProductDraft } from './draft';
import { frameDrafts } from './frames';
import { readFrames } from './frameRecords';
import type { FrameRecord } from './frameRecords';
import { serviceDrafts } from './services';
import type { Vocabulary } from './vocabulary';

/** Every product of the range; the small one holds a few of every kind, for tests. */
export function rangeDrafts(vocabulary: Vocabulary, small: boolean): ProductDraft[] {
  const frames = readFrames();
  const goods = readGoods();
  const few = <T>(list: T[], count: number): T[] => (small ? list.slice(0, count) : list);
  const { ofFile, further } = frameDrafts(
    small ? fewFrames(frames) : frames,
    lensesOfFronts([...frames.values()].flat()),
  );
  return [
    ...ofFile,
    ...few(contactLensDrafts(vocabulary), 6),
    ...audioDrafts(few(goods.audio, 2)),
    ...goodsDrafts(few(goods.lensCare, 3), 'contact-lenses-accessories', vocabulary),
    ...goodsDrafts(few(goods.accessories, 3), 'accessories', vocabulary),
    ...goodsDrafts(few(goods.hearing, 2), 'hearing', vocabulary),
    ...serviceDrafts(),
    // Last, so that everything before keeps its number.
    ...further,
  ];
}

/** Models with several colours, with one, sold-out, reduced, polarised and prescription-ready ones, of both kinds. */
function fewFrames(frames: ReadonlyMap<string, FrameRecord[]>): Map<string, FrameRecord[]> {
  const models = [...frames.values()];
  const tests: ((records: FrameRecord[]) => boolean)[] = [
    (records) => records.length === 4 && records[0]?.kind === 'sun',
    (records) => records.some((record) => record.out_of_stock === '1'),
    (records) => records.length === 1 && records[0]?.polarized === '1' && records[0].rx_available === '1',
    (records) => records[0]?.kind === 'sun' && records[0].offer_price_usd !== '',
    (records) => records[0]?.kind === 'sun' && records[0].lens_extra.includes('photochromic'),
    (records) => records[0]?.kind === 'optical' && records[0].offer_price_usd === '',
    (records) => records[0]?.kind === 'optical' && records[0].offer_price_usd !== '',
  ];
  const chosen = new Map<string, FrameRecord[]>();
  for (const test of tests) {
    for (const records of models.filter(test).slice(0, 4)) {
      const code = records[0]?.model_code;
      if (code) chosen.set(code, records);
    }
  }
  return chosen;
}
