import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { Combobox } from './Combobox';

const options = ['−1.50', '−1.75', '−2.00', '+0.25'];

function setup(props: Partial<Parameters<typeof Combobox>[0]> = {}) {
  const chosen = jest.fn();
  const view = render(<Combobox label="Sphere" options={options} onChoose={chosen} {...props} />);
  return { chosen, field: screen.getByRole('combobox', { name: 'Sphere' }), ...view };
}

describe('Combobox', () => {
  it('opens, moves and chooses by keyboard, with focus staying in the field', async () => {
    const { field, chosen, container } = setup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('−1.75');
    await expectAccessible(container);
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('−1.75');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(chosen).toHaveBeenCalledWith('−1.75');
  });

  it('wraps upwards from the first option to the last', async () => {
    const { field } = setup();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(field).toHaveValue('+0.25');
  });

  it('narrows the list while typing and says how many are left', async () => {
    const { field } = setup();
    await userEvent.type(field, '1.');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['−1.50', '−1.75']);
    expect(screen.getByText('2 options')).toBeInTheDocument();
    await userEvent.type(field, '5');
    expect(screen.getByText('1 option')).toBeInTheDocument();
    await userEvent.type(field, '9');
    expect(screen.queryByRole('option')).toBeNull();
    expect(screen.getByText('Nothing matches')).toBeInTheDocument();
  });

  it('closes on Escape without losing what was typed', async () => {
    const { field } = setup();
    await userEvent.type(field, '-1,75{Escape}');
    expect(field).toHaveValue('-1,75');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('lets Enter submit when no option is pointed at, and closes the list', async () => {
    const submit = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(
      <form>
        <Combobox label="Sphere" options={options} />
      </form>,
    );
    container.querySelector('form')?.addEventListener('submit', submit);
    await userEvent.type(screen.getByRole('combobox'), '2{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('uses its owner’s idea of a match', async () => {
    const { field } = setup({ matches: (option, typed) => option.replace('−', '-').startsWith(typed) });
    await userEvent.type(field, '-2');
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
});
