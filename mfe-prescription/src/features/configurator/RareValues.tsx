import {
  areEyesFarApart,
  isUnusual,
  OPTICAL_KIND,
  parseOptical,
  type PrescriptionValues,
  type ValueField,
} from '@sightline/shared-lib/domain/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note } from '@sightline/shared-lib/ui';

/** Values that can be made and are rare. */
export function hasRareValues(values: PrescriptionValues): boolean {
  const number = (field: ValueField) => parseOptical(values[field]);
  const rare = (Object.keys(OPTICAL_KIND) as ValueField[]).some((field) => {
    const value = number(field);
    return value !== null && isUnusual(OPTICAL_KIND[field], value);
  });
  return rare || areEyesFarApart(number('rightSphere') ?? 0, number('leftSphere') ?? 0);
}

/** The read-back before the bag: rare values are asked about once more, never refused (RX-02). */
export function RareValues({ values }: { readonly values: PrescriptionValues }) {
  const { t } = useTranslation();
  return hasRareValues(values) ? (
    <Note tone="warn" title={t('Lenses.Rare')}>
      {t('Lenses.RareText')}
    </Note>
  ) : (
    <p className="soft">{t('Lenses.Compare')}</p>
  );
}
