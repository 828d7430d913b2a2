import type { OrderLine } from './order.domain';
import type { SkuFacts } from './trade.ports';

/**
 * What an article is to a prescription, by the catalogue alone: a lens made to one, a service that a lens can have, a frame
 * that takes such lenses, or a contact lens, which is made in the values of an eye.
 */
export type OpticalRole = 'lens' | 'service' | 'frame' | 'contactLens' | 'none';

/** Design of lenses without power: nobody prescribes them. */
const WITHOUT_POWER = 'Plano';

export function opticalRoleOf({
  productType,
  attributes = {},
}: Pick<SkuFacts, 'productType' | 'attributes'>): OpticalRole {
  if (productType === 'contact-lenses') return 'contactLens';
  const design = attributes['LENS_DESIGN'] ?? '';
  if (productType === 'services') return design === '' || design === WITHOUT_POWER ? 'service' : 'lens';
  return attributes['ROXABLE'] === 'True' ? 'frame' : 'none';
}

type OpticalLine = Pick<OrderLine, 'opticalRole' | 'groupKey' | 'quantity'>;

const pieces = (lines: readonly OpticalLine[], role: OpticalRole): number =>
  lines.filter(({ opticalRole }) => opticalRole === role).reduce((sum, { quantity }) => sum + quantity, 0);

/** Pairs of lenses that have to be made to a prescription. */
export function prescriptionPairs(lines: readonly OpticalLine[]): number {
  return pieces(lines, 'lens');
}

/**
 * True for lenses made to a prescription, and for the frame and the services of their own pair. The shopper names the
 * group, so a group makes only as many frames, and of each service as many pieces, as it has lenses.
 */
export function isMadeToPrescription(line: OpticalLine, lines: readonly OpticalLine[]): boolean {
  if (line.opticalRole === 'lens') return true;
  if (line.groupKey === '' || line.groupKey === '0') return false;
  const group = lines.filter(({ groupKey }) => groupKey === line.groupKey);
  const lenses = pieces(group, 'lens');
  if (line.opticalRole === 'frame') return pieces(group, 'frame') <= lenses;
  return line.opticalRole === 'service' && line.quantity <= lenses;
}
