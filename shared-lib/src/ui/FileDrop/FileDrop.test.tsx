import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '../testing/expectAccessible';
import { FileDrop } from './FileDrop';

const words = { title: 'Take or choose a photo', hint: 'JPG or PDF', choose: 'Choose a file', accept: 'image/*,.pdf' };
const file = new File(['x'], 'rx.jpg', { type: 'image/jpeg' });

describe('FileDrop', () => {
  it('takes a file by button, and another one by the camera of a phone', async () => {
    const add = jest.fn();
    const { container } = render(<FileDrop {...words} photo="Take a photo" onAdd={add} />);
    const input = screen.getByLabelText('Take or choose a photo');
    expect(input).not.toHaveAttribute('capture');
    await userEvent.upload(input, file);
    const camera = container.querySelector<HTMLInputElement>('input[capture="environment"]');
    if (camera) await userEvent.upload(camera, file);
    expect(add.mock.calls).toEqual([[[file]], [[file]]]);
    await expectAccessible(container);
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
});
