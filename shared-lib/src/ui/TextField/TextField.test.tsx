import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Combobox } from '../Combobox/Combobox';
import { FieldRow, FieldSet, Form } from '../Form/Form';
import { Quantity } from '../Quantity/Quantity';
import { RadioGroup } from '../RadioGroup/RadioGroup';
import { RadioRows } from '../RadioRows/RadioRows';
import { Segmented } from '../Segmented/Segmented';
import { Select } from '../Select/Select';
import { TextArea } from '../TextArea/TextArea';
import { expectAccessible } from '../testing/expectAccessible';
import { PasswordField } from './PasswordField';
import { TextField } from './TextField';

describe('TextField', () => {
  it('ties label, help and error to the input', async () => {
    const { container } = render(
      <TextField label="ZIP code" help="Five digits." error="ZIP code 0600 has four digits. It needs five." />,
    );
    const input = screen.getByLabelText('ZIP code');
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription('ZIP code 0600 has four digits. It needs five. Five digits.');
    // What stood there before does not move when the error comes.
    expect(container.textContent).toMatch(/Five digits\.ZIP code 0600/);
    await expectAccessible(container);
  });

  it('says that a field is optional, and nothing when it is required', () => {
    render(
      <>
        <TextField label="Apartment" optional />
        <TextField label="City" />
      </>,
    );
    expect(screen.getByLabelText('Apartment optional')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toBeInTheDocument();
  });

  it('sets keyboard and autocomplete by format, and lets them be overridden', () => {
    render(<TextField label="E-mail" format="email" autoComplete="username" example="name@example.com" />);
    const input = screen.getByLabelText('E-mail');
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAttribute('autocomplete', 'username');
    expect(input).toHaveAttribute('placeholder', 'name@example.com');
  });

  it('keeps prefix and suffix in the field', () => {
    render(<TextField label="Amount" prefix="$" suffix="USD" />);
    expect(screen.getByText('$')).toBeInTheDocument();
    expect(screen.getByText('USD')).toBeInTheDocument();
  });

  it('shows a password on demand', async () => {
    render(<PasswordField label="Password" defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Hide', pressed: true })).toBeInTheDocument();
  });
});

interface Answers {
  email: string;
  note: string;
  state: string;
  terms: boolean;
  title: string;
  speed: string;
  view: string;
  sphere: string;
  boxes: number;
}

function Everything({ onAnswers }: { readonly onAnswers: (answers: Answers) => void }) {
  const { register, handleSubmit } = useForm<Answers>({
    defaultValues: { title: 'mr', speed: 'standard', view: 'list' },
  });
  return (
    <Form onSubmit={(event) => void handleSubmit(onAnswers)(event)}>
      <FieldSet legend="All kinds" hint="One of each.">
        <FieldRow>
          <TextField label="E-mail" {...register('email')} />
          <Select
            label="State"
            options={[{ value: 'ct', label: 'Connecticut' }]}
            emptyLabel="Choose"
            {...register('state')}
          />
        </FieldRow>
        <TextArea label="Note" {...register('note')} />
        <Checkbox label="I accept" {...register('terms')} />
        <RadioGroup
          legend="Title"
          options={[
            { value: 'mrs', label: 'Mrs' },
            { value: 'mr', label: 'Mr' },
          ]}
          {...register('title')}
        />
        <RadioRows
          legend="Speed"
          rows={[
            { value: 'standard', label: 'Standard', aside: 'Free' },
            { value: 'express', label: 'Express', hint: 'Mon', aside: '$14.00' },
          ]}
          {...register('speed')}
        />
        <Segmented
          label="View"
          options={[
            { value: 'list', label: 'List' },
            { value: 'map', label: 'Map' },
          ]}
          {...register('view')}
        />
        <Combobox label="Sphere" options={['−1.75', '−2.00']} {...register('sphere')} />
        <Quantity label="Boxes" {...register('boxes', { valueAsNumber: true })} />
      </FieldSet>
      <Button type="submit">Check and continue</Button>
    </Form>
  );
}

describe('form controls', () => {
  it('all register with react-hook-form, uncontrolled', async () => {
    const answers = jest.fn();
    const { container } = render(<Everything onAnswers={answers} />);
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('E-mail'), 'a@b.co');
    await user.selectOptions(screen.getByLabelText('State'), 'ct');
    await user.type(screen.getByLabelText('Note'), 'Ring twice');
    await user.click(screen.getByLabelText('I accept'));
    await user.click(screen.getByLabelText('Mrs'));
    await user.click(screen.getByRole('radio', { name: /^Express/ }));
    await user.click(screen.getByLabelText('Map'));
    await user.click(screen.getByLabelText('Sphere'));
    await user.click(screen.getByRole('option', { name: '−2.00' }));
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await expectAccessible(container);
    await user.click(screen.getByRole('button', { name: 'Check and continue' }));
    expect(answers.mock.calls[0]?.[0]).toEqual({
      email: 'a@b.co',
      state: 'ct',
      note: 'Ring twice',
      terms: true,
      title: 'mrs',
      speed: 'express',
      view: 'map',
      sphere: '−2.00',
      boxes: 2,
    });
  });

  it('all post natively, without script', () => {
    const { container } = render(
      <form>
        <TextField label="E-mail" name="email" defaultValue="a@b.co" />
        <Checkbox label="I accept" name="terms" value="yes" defaultChecked />
        <RadioRows legend="Speed" name="speed" defaultValue="express" rows={[{ value: 'express', label: 'Express' }]} />
        <Segmented label="View" name="view" defaultValue="map" options={[{ value: 'map', label: 'Map' }]} />
        <Combobox label="Sphere" name="sphere" options={['−1.75']} defaultValue="−1.75" />
        <Quantity label="Boxes" name="boxes" defaultValue={3} />
      </form>,
    );
    const form = container.querySelector('form') ?? undefined;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      email: 'a@b.co',
      terms: 'yes',
      speed: 'express',
      view: 'map',
      sphere: '−1.75',
      boxes: '3',
    });
  });
});
