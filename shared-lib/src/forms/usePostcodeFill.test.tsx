import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { Translate } from '../contracts';
import { TextField } from '../ui';

import { addressSchema } from './addressRules';
import { useFieldForm } from './useFieldForm';
import { useTownFill } from './usePostcodeFill';

const t: Translate = (key) => key;
const fields = ['city', 'state'].map((name, order) => ({ name, required: false, maxLength: 40, order }));
const NEW_YORK = { city: 'New York', state: 'NY' };

function Place({ town }: { readonly town: typeof NEW_YORK | null }) {
  const form = useFieldForm({
    t,
    schemaFor: () => addressSchema(fields, 'us', t),
    defaultValues: { city: '', state: '' },
  });
  useTownFill(form, town);
  return fields.map(({ name }) => <TextField key={name} {...form.field(name)} label={name} />);
}

function show() {
  const { rerender } = render(<Place town={null} />);
  return { find: (town: typeof NEW_YORK) => act(async () => rerender(<Place town={town} />)) };
}
const city = () => screen.getByLabelText('city');
const state = () => screen.getByLabelText('state');

describe('the town of a postal code', () => {
  it('fills fields that are empty, and changes with the code [CHK-03]', async () => {
    const { find } = show();
    await find(NEW_YORK);
    expect([city(), state()].map((one) => (one as HTMLInputElement).value)).toEqual(['New York', 'NY']);
    await find({ city: 'Boston', state: 'MA' });
    expect([city(), state()].map((one) => (one as HTMLInputElement).value)).toEqual(['Boston', 'MA']);
  });

  it('leaves what was typed while it was looked for [CHK-03]', async () => {
    const { find } = show();
    await userEvent.type(city(), 'Yonkers');
    await userEvent.tab();
    await find({ ...NEW_YORK, state: '' });
    expect(city()).toHaveValue('Yonkers');
  });

  it('writes nothing into a field that has the focus, where the shopper or the browser is about to write [CHK-03]', async () => {
    const { find } = show();
    await userEvent.click(city());
    await find(NEW_YORK);
    expect(city()).toHaveValue('');
    expect(state()).toHaveValue('NY');
    await userEvent.keyboard('New York');
    await userEvent.tab();
    expect(city()).toHaveValue('New York');
  });

  it('fills such a field once it is left empty, with what was found last [CHK-03]', async () => {
    const { find } = show();
    await userEvent.click(city());
    await find(NEW_YORK);
    await find({ city: 'Boston', state: 'MA' });
    await userEvent.tab();
    expect(city()).toHaveValue('Boston');
    await userEvent.clear(city());
    await userEvent.tab();
    expect(city()).toHaveValue('');
  });
});
