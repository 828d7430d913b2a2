import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { FileDrop } from './FileDrop';

const words = { title: 'Take or choose a photo', hint: 'JPG or PDF', choose: 'Choose a file', accept: 'image/*,.pdf' };
const file = new File(['x'], 'rx.jpg', { type: 'image/jpeg' });

describe('FileDrop', () => {
  it('takes a file by button, camera first on phones', async () => {
    const add = jest.fn();
    render(<FileDrop {...words} camera onAdd={add} />);
    const input = screen.getByLabelText('Take or choose a photo');
    expect(input).toHaveAttribute('capture', 'environment');
    await userEvent.upload(input, file);
    expect(add).toHaveBeenCalledWith([file]);
  });

  it('takes dropped files, one unless several are allowed', () => {
    const add = jest.fn();
    const { container } = render(<FileDrop {...words} onAdd={add} />);
    const zone = container.querySelector('.drop') ?? container;
    fireEvent.dragOver(zone);
    expect(zone).toHaveAttribute('data-over');
    fireEvent.drop(zone, { dataTransfer: { files: [file, file] } });
    expect(add).toHaveBeenCalledWith([file]);
    expect(zone).not.toHaveAttribute('data-over');
  });

  it('shows progress, can cancel, and gives the reason of a failure', async () => {
    const remove = jest.fn();
    const { container } = render(
      <FileDrop
        {...words}
        onAdd={jest.fn()}
        onRemove={remove}
        files={[
          { id: '1', name: 'rx.heic', size: '3.2 MB', status: 'uploading', progress: 64 },
          { id: '2', name: 'scan.bmp', size: '1 MB', status: 'failed', reason: 'Save it as JPG or PDF and try again.' },
        ]}
      />,
    );
    expect(screen.getByRole('progressbar', { name: 'rx.heic' })).toHaveAttribute('value', '64');
    expect(screen.getByText('3.2 MB, uploading 64%')).toBeInTheDocument();
    expect(screen.getByText('scan.bmp was not added')).toBeInTheDocument();
    expect(screen.getByText('Save it as JPG or PDF and try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(remove).toHaveBeenCalledWith('1');
    await expectAccessible(container);
  });
});
