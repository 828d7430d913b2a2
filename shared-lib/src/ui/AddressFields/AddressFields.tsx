import type { FormFieldConfig } from '../../contracts';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { FieldRow } from '../Form/Form';
import { media } from '../tokens/tokens';
import { AddressField, type AddressFieldProps } from './AddressField';

/** Postal code and town share a line on small screens, the state follows. */
const PlaceRow = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  ${media.sm} {
    &[data-count='3'] {
      grid-template-columns: minmax(0, 10.4fr) minmax(0, 13.5fr) minmax(0, 13.5fr);
    }
    &[data-count='2'] {
      grid-template-columns: minmax(0, 10.4fr) minmax(0, 27fr);
    }
  }
`;

const NAME = ['firstName', 'lastName'];
const PLACE = ['zipCode', 'city', 'state'];

export interface AddressFieldsProps {
  readonly fields: readonly FormFieldConfig[];
  readonly propsOf: (field: FormFieldConfig) => Omit<AddressFieldProps, 'field'>;
}

/** Fields of an address as the store configures them; names and places share lines (SITE-07, CHK-03). */
export function AddressFields({ fields, propsOf }: AddressFieldsProps) {
  const ordered = fields.toSorted((a, b) => a.order - b.order);
  const present = (names: readonly string[]) =>
    names.flatMap((name) => ordered.find((field) => field.name === name) ?? []);
  const one = (field: FormFieldConfig) => <AddressField key={field.name} field={field} {...propsOf(field)} />;
  const places = present(PLACE);
  const names = present(NAME);
  const firstOf = (group: readonly FormFieldConfig[]) => ordered.find((field) => group.includes(field));
  return ordered.map((field) => {
    if (names.includes(field)) {
      return field === firstOf(names) ? <FieldRow key={field.name}>{names.map(one)}</FieldRow> : null;
    }
    if (!places.includes(field)) return <Fragment key={field.name}>{one(field)}</Fragment>;
    if (field !== firstOf(places)) return null;
    return (
      <PlaceRow key={field.name} data-count={places.length}>
        {places.map(one)}
      </PlaceRow>
    );
  });
}
