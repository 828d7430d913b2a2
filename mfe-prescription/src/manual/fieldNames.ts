import type { TextKey, Translate } from '@sightline/shared-lib/contracts';
import type { EyeSide, ValueField } from '@sightline/shared-lib/domain/prescription';

export const EYES = ['right', 'left'] as const satisfies readonly EyeSide[];

/** What an eye is asked for in the table, in the order of the paper. */
export const COLUMNS = ['Sphere', 'Cyl', 'Axis', 'Add'] as const;

export type Column = (typeof COLUMNS)[number] | 'Prism' | 'PrismBase';

export const COLUMN_WORD = {
  Sphere: 'Prescription.Sphere',
  Cyl: 'Prescription.Cylinder',
  Axis: 'Prescription.Axis',
  Add: 'Prescription.Addition',
  Prism: 'Prescription.Prism',
  PrismBase: 'Prescription.PrismBase',
} as const satisfies Record<Column, TextKey>;

/** What the paper calls it, several ways with commas between. */
export const COLUMN_SIGN = {
  Sphere: 'Prescription.Sphere.Help',
  Cyl: 'Prescription.Cylinder.Help',
  Axis: 'Prescription.Axis.Help',
  Add: 'Prescription.Addition.Help',
  Prism: 'Prescription.Prism.Help',
} as const satisfies Partial<Record<Column, TextKey>>;

/** Row of the paper a field stands in; null for what belongs to both eyes. */
export function eyeOf(field: ValueField): EyeSide | null {
  if (field === 'pupillaryDistance') return null;
  return field.startsWith('r') ? 'right' : 'left';
}

/** Column of the table; null for a distance. */
export function columnOf(field: ValueField): Column | null {
  const column = field.replace(/^(right|left)/, '');
  return Object.hasOwn(COLUMN_WORD, column) ? (column as Column) : null;
}

export const eyeName = (eye: EyeSide, t: Translate) =>
  t(eye === 'right' ? 'Prescription.Eye.Right' : 'Prescription.Eye.Left');

/** How the papers of the country call an eye: OD and OS, OD and OG, OD and OI, OD and OE, R and L. */
export const eyeSign = (eye: EyeSide, t: Translate) =>
  t(eye === 'right' ? 'Prescription.Eye.Right.Sign' : 'Prescription.Eye.Left.Sign');

/** A field by eye and value, where no table says which. */
export function fieldName(field: ValueField, t: Translate): string {
  const eye = eyeOf(field);
  const column = columnOf(field);
  const value = t(column ? COLUMN_WORD[column] : 'Prescription.Distance');
  return eye ? t('Prescription.Eye.Field', { eye: eyeName(eye, t), field: value }) : value;
}
