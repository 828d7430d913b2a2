import { ORDER_GROUPS, type OrderGroup } from '@sightline/shared-lib/domain/order';
import { RETURN_PERIODS, type ReturnPeriod } from '@sightline/shared-lib/domain/return';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { SearchRow, Segmented, Select, TextField } from '@sightline/shared-lib/ui';
import { useState, type FormEvent } from 'react';

import { keyPart } from '../../account/words/keyPart';

export interface Filters {
  readonly group: OrderGroup | 'all';
  readonly period: ReturnPeriod;
  readonly words: string;
}

interface OrderFiltersProps {
  readonly filters: Filters;
  /** What a small screen shows of it: orders that stand on one page have nothing to narrow but their period. */
  readonly onPhone: 'none' | 'period' | 'all';
  readonly onChange: (changes: Partial<Filters>) => void;
}

/** Narrows the orders by what became of them, since when, and words; typed words are looked for when they are sent. */
export function OrderFilters({ filters, onPhone, onChange }: OrderFiltersProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(filters.words);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ words: typed.trim() });
  };
  return (
    <div className="orders-filters" data-on-phone={onPhone}>
      <form className="orders-search" onSubmit={search}>
        <SearchRow submit={t('Orders.Search.Submit')}>
          <TextField
            id="orders-words"
            name="words"
            label={t('Orders.Search')}
            type="search"
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </SearchRow>
      </form>
      <Select
        label={t('Orders.Filter.Status')}
        value={filters.group}
        options={(['all', ...ORDER_GROUPS] as const).map((value) => ({
          value,
          label: t(`Orders.Filter.${keyPart(value)}`),
        }))}
        onChange={(event) => onChange({ group: event.target.value as Filters['group'] })}
      />
      <Segmented
        label={t('Orders.Filter.Period')}
        name="period"
        value={filters.period}
        options={RETURN_PERIODS.map((value) => ({ value, label: t(`Orders.Period.${value}`) }))}
        onChange={(event) => onChange({ period: event.target.value as ReturnPeriod })}
      />
    </div>
  );
}
