import { useTranslation } from '@sightline/shared-lib/runtime';
import { RadioRows, Select } from '@sightline/shared-lib/ui';

import { shownCalendarDay } from '../../account/words/shownDay';

interface HandOverProps {
  /** Days on which a carrier collects it, `yyyy-MM-dd`; none where nobody does. */
  readonly days: readonly string[];
  /** The chosen day; empty when its sender hands it in. */
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/** How the parcel gets to the carrier: handed in, or collected where the order was delivered (RET-02). */
export function HandOver({ days, value, onChange }: HandOverProps) {
  const { t, tag } = useTranslation();
  const [first = ''] = days;
  if (!first) return null;
  return (
    <RadioRows
      legend={t('Returns.HandOver')}
      name="handOver"
      value={value ? 'collection' : 'handIn'}
      rows={[
        { value: 'handIn', label: t('Returns.HandOver.HandIn'), hint: t('Returns.HandOver.HandIn.Text') },
        {
          value: 'collection',
          label: t('Returns.HandOver.Collection'),
          hint: t('Returns.HandOver.Collection.Text'),
          children: (
            <Select
              label={t('Returns.HandOver.Day')}
              value={value}
              options={days.map((day) => ({ value: day, label: shownCalendarDay(day, tag) }))}
              onChange={(event) => onChange(event.target.value)}
            />
          ),
        },
      ]}
      onChange={(event) => onChange(event.target.value === 'collection' ? first : '')}
    />
  );
}
