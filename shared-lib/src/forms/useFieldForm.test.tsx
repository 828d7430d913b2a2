import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createTranslator } from '../runtime';
import { quiet } from '../testing';
import { TextField } from '../ui';
import english from './i18n/en.json';
import { formSchema, type TextValues } from './formSchema';
import { emailRule } from './personRules';
import { passwordChangeSchema } from './passwordRules';
import { useFieldForm, type FieldForm } from './useFieldForm';

const t = createTranslator('en', 'forms@test', english);
const schemaOf = {
  contact: () => formSchema({ email: emailRule(t), city: { missing: 'Add the city.' } }),
  password: (values: TextValues) => passwordChangeSchema(values, t),
};

function show(kind: keyof typeof schemaOf, names: readonly string[], send = jest.fn()) {
  const seen: { form?: FieldForm; drawn: number } = { drawn: 0 };
  function Shown() {
    const form = useFieldForm({ t, id: 'f', schemaFor: schemaOf[kind] });
    seen.form = form;
    seen.drawn += 1;
    return (
      <form onSubmit={form.submit(send)} noValidate>
        {form.summary}
        {names.map((name) => (
          <TextField key={name} {...form.field(name)} label={name} />
        ))}
        <button type="submit">Send</button>
      </form>
    );
  }
  const { unmount } = render(<Shown />);
  const box = (name: string) => screen.getByRole('textbox', { name });
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { seen, send, box, press, unmount };
}

describe('a form', () => {
  it('is stopped with a summary that takes the focus and leads to its fields; what was typed stays [SITE-16]', async () => {
    const { send, box, press } = show('contact', ['email', 'city']);
    await userEvent.type(box('email'), 'marta');
    await press();
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByText('2 things to fix')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#f-email', '#f-city']);
    expect(box('email')).toHaveValue('marta');
    expect(box('email')).toHaveAccessibleDescription(/marta is not a complete e-\u2060mail address/);
    expect(send).not.toHaveBeenCalled();
  });

  it('judges the field that is left for its button once that was pressed, which would move away from under the pointer [SITE-16]', async () => {
    const other = show('contact', []);
    const { box } = show('contact', ['email', 'city']);
    // Another form of the page goes while this one stays.
    other.unmount();
    const user = userEvent.setup();
    await user.type(box('email'), 'marta');
    const target = screen.getByRole('button', { name: 'Send' });
    await user.pointer({ keys: '[MouseLeft>]', target });
    await quiet();
    expect(box('email')).not.toHaveAccessibleDescription();
    await user.pointer({ keys: '[/MouseLeft]', target });
    expect(await screen.findByText('2 things to fix')).toBeInTheDocument();
    expect(box('email')).toHaveAccessibleDescription(/marta is not a complete e-\u2060mail address/);
  });

  it('keeps the summary away once everything was right, so that typing keeps the focus', async () => {
    const { box, press } = show('contact', ['email', 'city']);
    await userEvent.type(box('city'), 'Avon');
    await press();
    await screen.findByText('One thing to fix');
    await userEvent.type(box('email'), 'marta@example.com');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await userEvent.type(box('email'), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(await screen.findByText(/marta@example is not a complete/)).toBeInTheDocument();
    await quiet();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box('email')).toHaveFocus();
  });

  it('judges a field that is left filled, and none that is left empty', async () => {
    const { box } = show('contact', ['email', 'city']);
    await userEvent.click(box('city'));
    await userEvent.type(box('email'), 'marta');
    await userEvent.tab();
    expect(await screen.findByText(/marta is not a complete/)).toBeInTheDocument();
    await quiet();
    expect(screen.queryByText('Add the city.')).toBeNull();
  });

  it('is not drawn again for a field that is left as it should be, and once while it is sent', async () => {
    const send = jest.fn(() => new Promise<void>(() => undefined));
    const { seen, box, press } = show('contact', ['email', 'city'], send);
    await userEvent.type(box('email'), 'marta@example.com');
    await userEvent.type(box('city'), 'Avon');
    const { drawn } = seen;
    await userEvent.tab();
    await quiet();
    expect(seen.drawn).toBe(drawn);
    await press();
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await quiet();
    expect(seen.drawn).toBe(drawn + 1);
  });

  it('takes back a mistake that another field has put right', async () => {
    const { box, press } = show('password', ['currentPassword', 'newPassword', 'verifyPassword']);
    await userEvent.type(box('currentPassword'), 'old');
    await userEvent.type(box('newPassword'), 'Sightline1');
    await userEvent.type(box('verifyPassword'), 'Sightline1!');
    await press();
    expect((await screen.findAllByText('The two new passwords differ.')).length).toBeGreaterThan(0);
    await userEvent.type(box('newPassword'), '!');
    await waitFor(() => expect(screen.queryByText('The two new passwords differ.')).toBeNull());
  });

  it('keeps what the platform refused until that field is changed, and sends again', async () => {
    const { seen, send, box, press } = show('contact', ['email', 'city']);
    send.mockImplementationOnce(() => seen.form?.refuse('email', 'Taken.'));
    await userEvent.type(box('email'), 'marta@example.com');
    await userEvent.type(box('city'), 'Avon');
    await press();
    expect(await screen.findByRole('link', { name: 'Taken.' })).toHaveAttribute('href', '#f-email');
    await userEvent.type(box('city'), 's');
    await userEvent.click(box('email'));
    await userEvent.tab();
    await quiet();
    expect(box('email')).toHaveAccessibleDescription('Taken.');
    await userEvent.type(box('email'), 'm');
    await waitFor(() => expect(screen.queryByText('Taken.')).toBeNull());
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.lastCall?.[0]).toEqual({ email: 'marta@example.comm', city: 'Avons' });
  });

  it('is sent once while an answer is awaited', async () => {
    let answer = () => undefined as void;
    const send = jest.fn(() => new Promise<void>((resolve) => (answer = () => resolve())));
    const { box, press } = show('contact', ['email', 'city'], send);
    await userEvent.type(box('email'), 'marta@example.com');
    await userEvent.type(box('city'), 'Avon');
    await press();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await press();
    await act(async () => answer());
    expect(send).toHaveBeenCalledTimes(1);
  });
});
