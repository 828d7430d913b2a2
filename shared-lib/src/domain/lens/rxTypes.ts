import type { LensDesign } from '../optics/optics';

/** How the list of lenses names each design in `rxType` (RX-10). */
export const RX_TYPES: Readonly<Record<LensDesign, string>> = {
  singleVision: 'SingleVision',
  reading: 'Reading',
  progressive: 'Progressive',
  office: 'Office',
  plano: 'NonPrescription',
};

/** The design of a lens on the list; undefined for one that the optician's table does not know. */
export function designOf(rxType: string): LensDesign | undefined {
  return (Object.keys(RX_TYPES) as LensDesign[]).find((design) => RX_TYPES[design] === rxType);
}
