import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { GOODS_OUTLINES } from '../../domain/product/outline';
import { TrueScalePicture } from './TrueScalePicture';

const picture = { src: '/a-{width}.{format}', widths: [400] as const, width: 140, height: 50, alt: 'Front' };

describe('TrueScalePicture', () => {
  it('is as wide as the frame, by class and without a style attribute', () => {
    const { container } = render(<TrueScalePicture picture={picture} mm={140} outline="round" />);
    expect(screen.getByRole('img', { name: 'Front' })).toHaveClass('mm', 'mh1', 'mt4', 'mu0');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('says which shape and colour stand in its place until it has arrived [PLP-07] [PDP-01]', () => {
    const frame = { picture, mm: 140, outline: 'cat-eye', front: 'Red' } as const;
    const { rerender } = render(<TrueScalePicture {...frame} />);
    expect(screen.getByRole('img', { name: 'Front' })).toHaveClass('hung', 's-cat-eye', 'f-Red');
    // A smaller one that is here already says more than an outline.
    rerender(<TrueScalePicture {...frame} key="again" before="/small.avif" />);
    expect(screen.getByRole('img', { name: 'Front' })).not.toHaveClass('hung');
  });

  it('hangs the outline of the shape on the line when the picture is missing', async () => {
    const { container } = render(<TrueScalePicture picture={null} mm={126} outline="round" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('.missing')).toHaveClass('mh1', 'mt2', 'mu6');
    await waitFor(() => expect(container.querySelectorAll('path')).toHaveLength(3));
  });

  it.each(GOODS_OUTLINES)(
    'draws a %s where the picture of such goods is missing [PLP-07] [PDP-01]',
    async (outline) => {
      const { container } = render(<TrueScalePicture picture={null} mm={120} outline={outline} line="none" />);
      await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('data-outline', outline));
      expect(container.querySelectorAll('path').length).toBeGreaterThan(1);
    },
  );

  it('hangs the outline in place of a picture that does not arrive, and tries the next one [PLP-07] [PDP-01]', async () => {
    const { container, rerender } = render(<TrueScalePicture picture={picture} mm={126} outline="round" />);
    fireEvent.error(screen.getByRole('img', { name: 'Front' }));
    expect(screen.queryByRole('img')).toBeNull();
    await waitFor(() => expect(container.querySelector('.missing svg')).toBeInTheDocument());
    rerender(<TrueScalePicture picture={{ ...picture, src: '/b-{width}.{format}' }} mm={126} outline="round" />);
    expect(screen.getByRole('img', { name: 'Front' })).toBeInTheDocument();
  });

  it('hangs the outline in place of a picture that was lost before script came [PLP-07] [PDP-01]', async () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    const { container, rerender } = render(<TrueScalePicture picture={picture} mm={126} outline="round" />);
    // A lazy one that nobody has asked for yet is not lost.
    expect(container.querySelector('.missing')).toBeNull();
    rerender(<TrueScalePicture key="eager" picture={picture} mm={126} outline="round" priority />);
    expect(screen.queryByRole('img')).toBeNull();
    await waitFor(() => expect(container.querySelector('.missing svg')).toBeInTheDocument());
    jest.restoreAllMocks();
  });

  it('has no line for what does not hang', () => {
    const { container } = render(<TrueScalePicture picture={picture} mm={58} outline="case" line="none" />);
    expect(container.firstChild).not.toHaveAttribute('data-line');
  });
});
