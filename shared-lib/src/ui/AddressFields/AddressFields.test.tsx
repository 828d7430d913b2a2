import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { expectAccessible } from '../testing/expectAccessible';
import { AddressFields, type AddressFieldsProps } from './AddressFields';

const NAMES = ['email1', 'lastName', 'firstName', 'addressLine1', 'state', 'zipCode', 'city'];
const fields = NAMES.map((name, order) => ({ name, required: name !== 'state', maxLength: 40, order }));

function show(more: Partial<ReturnType<AddressFieldsProps['propsOf']>> = {}, shown = fields) {
  const propsOf: AddressFieldsProps['propsOf'] = ({ name }) => ({ binding: { label: name, name }, ...more });
  return render(<AddressFields fields={shown} propsOf={propsOf} />);
}

const inputNames = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('name'));

describe('fields of an address', () => {
  it('stand in the order of the store, names and places together [SITE-07]', async () => {
    const { container } = show();
    expect(inputNames()).toEqual(['email1', 'firstName', 'lastName', 'addressLine1', 'zipCode', 'city', 'state']);
    await expectAccessible(container);
  });

  it('tell the browser what belongs where, and whether it is for the delivery or the bill', () => {
    show({ purpose: 'billing' });
    expect(screen.getByLabelText('zipCode')).toHaveAttribute('autocomplete', 'billing postal-code');
    expect(screen.getByLabelText('email1')).toHaveAttribute('type', 'email');
  });

  it('keep what was pasted, however long it is for the store [SITE-07]', async () => {
    show();
    const street = `Via ${'lunga '.repeat(12)}12/B`;
    screen.getByLabelText('addressLine1').focus();
    await userEvent.paste(street);
    expect(screen.getByLabelText('addressLine1')).toHaveValue(street);
    expect(Number(screen.getByLabelText('addressLine1').getAttribute('maxlength'))).toBeGreaterThan(200);
  });

  it('suggest nothing where nothing is known', () => {
    show({}, [{ name: 'fiscalCode', required: true, maxLength: 16, order: 1 }]);
    expect(screen.getByLabelText('fiscalCode')).toHaveAttribute('autocomplete', 'off');
  });

  it('are chosen from a list where there is one, from the start, and typed where it stays empty', () => {
    const state = fields.find(({ name }) => name === 'state');
    const list = { options: [], isLoading: true, emptyLabel: 'Choose' };
    const { rerender } = show({ list }, [state!]);
    expect(screen.getByRole('combobox', { name: /state/ })).toHaveValue('');
    const of = (options: readonly { value: string; label: string }[]): AddressFieldsProps => ({
      fields: [state!],
      propsOf: ({ name }) => ({ binding: { label: name, name }, list: { ...list, options, isLoading: false } }),
    });
    rerender(<AddressFields {...of([{ value: 'NY', label: 'New York' }])} />);
    expect(screen.getByRole('option', { name: 'New York' })).toBeInTheDocument();
    rerender(<AddressFields {...of([])} />);
    expect(screen.getByRole('textbox', { name: /state/ })).toBeInTheDocument();
  });
});
