import type { FormFieldConfig } from '../../contracts';
import { addressLines } from '../../domain/address/addressLines';
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
  const one = (field: FormFieldConfig) => <AddressField key={field.name} field={field} {...propsOf(field)} />;
  return addressLines(fields).map((line) => {
    const [{ name }] = line;
    if (NAME.includes(name)) return <FieldRow key={NAME[0]}>{line.map(one)}</FieldRow>;
    if (!PLACE.includes(name)) return <Fragment key={name}>{line.map(one)}</Fragment>;
    return (
      <PlaceRow key={PLACE[0]} data-count={line.length}>
        {line.map(one)}
      </PlaceRow>
    );
  });
}
