import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '../TextField/TextField';
import { SearchRow } from './SearchRow';

const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
const onFind = jest.fn();

function show(find?: () => void) {
  render(
    <form onSubmit={onSubmit}>
      <SearchRow submit="Search" onFind={find}>
        <TextField label="Place" />
      </SearchRow>
    </form>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Search' }));
}

beforeEach(() => jest.clearAllMocks());

describe('the row of a search', () => {
  it('sends its form by a sign with a name', async () => {
    await show();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('looks without sending the form of something else around it', async () => {
    await show(onFind);
    expect(onFind).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
