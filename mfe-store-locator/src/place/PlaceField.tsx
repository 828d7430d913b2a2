import { useTranslation } from '@sightline/shared-lib/runtime';
import { Combobox } from '@sightline/shared-lib/ui';
import type { ChangeEvent } from 'react';

import { usePlaceSuggestions } from './usePlaceSuggestions';

interface PlaceFieldProps {
  readonly labelHidden?: boolean;
  /** For a plain form. */
  readonly name?: string;
  readonly defaultValue?: string;
  /** For a field that its owner keeps. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** For a search inside a form of something else, which Enter must not send. */
  readonly onEnter?: () => void;
  /** A suggestion was taken: the field holds it. */
  readonly onChoose: (place: string) => void;
}

/** Longest text that the place look-up takes. */
const LONGEST = 80;

const everySuggestion = () => true;

/** Town or postal code, with places that begin like it; without script a field like any other (STOR-01). */
export function PlaceField({ onChange, onEnter, ...field }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { names, type } = usePlaceSuggestions();
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    type(target.value);
    onChange?.(target.value);
  };
  return (
    <Combobox
      {...field}
      label={t('Stores.Place')}
      example={t('Stores.PlaceExample')}
      maxLength={LONGEST}
      options={names}
      matches={everySuggestion}
      suggesting
      onChange={change}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    />
  );
}
