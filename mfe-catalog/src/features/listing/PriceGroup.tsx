import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { typedPrice } from '@sightline/shared-lib/domain/validation';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FacetGroup, TextField } from '@sightline/shared-lib/ui';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

import type { ListingAnswer } from '../../catalogue/query/listingData';
import { StateFields } from './StateFields';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  padding-bottom: 12px;
  & > button {
    grid-column: 1 / -1;
  }
`;

interface PriceGroupProps {
  readonly title: string;
  readonly path: string;
  readonly state: ListingState;
  readonly answer: Pick<ListingAnswer, 'priceBounds' | 'priceMode'>;
  readonly onChoose: (state: ListingState) => void;
}

const priceIn = (form: FormData, name: string): number | null => {
  const typed = form.get(name);
  return typeof typed === 'string' ? typedPrice(typed) : null;
};

/** Price range in whole units of the currency: a form that the server understands too (PLP-03). */
export function PriceGroup({ title, path, state, answer, onChoose }: PriceGroupProps) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const { minPrice, maxPrice } = state;
  const bounds = answer.priceBounds;
  if (answer.priceMode === 'none' && minPrice === null && maxPrice === null) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const from = priceIn(form, 'min');
    const to = priceIn(form, 'max');
    const isTurned = from !== null && to !== null && from > to;
    onChoose({ ...state, page: 1, minPrice: isTurned ? to : from, maxPrice: isTurned ? from : to });
  };
  const shown = (value: number | null, bound: number | undefined, round: (minor: number) => number) =>
    value === null
      ? { example: bound === undefined ? undefined : String(round(bound / 100)) }
      : { defaultValue: value };
  return (
    <FacetGroup title={title} open={minPrice !== null || maxPrice !== null}>
      <Form
        key={`${minPrice} ${maxPrice}`}
        method="get"
        action={navigation.localise(path)}
        onSubmit={submit}
        aria-label={title}
      >
        <StateFields state={state} without={['min', 'max']} />
        <TextField
          label={t('Listing.Price.From', { currency: site.currency })}
          name="min"
          inputMode="numeric"
          {...shown(minPrice, bounds?.minMinor, Math.floor)}
        />
        <TextField
          label={t('Listing.Price.To', { currency: site.currency })}
          name="max"
          inputMode="numeric"
          {...shown(maxPrice, bounds?.maxMinor, Math.ceil)}
        />
        <Button type="submit" variant="outlined" size="small">
          {t('Listing.Price.Apply')}
        </Button>
      </Form>
    </FacetGroup>
  );
}
