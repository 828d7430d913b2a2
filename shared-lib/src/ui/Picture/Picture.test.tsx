import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, type PictureSource } from './Picture';

const picture: PictureSource = {
  src: '/media/a-{width}.{format}',
  widths: [200, 400, 800] as const,
  width: 136,
  height: 50,
  alt: 'Norvane Ordora',
};

describe('Picture', () => {
  it('offers modern formats in every width and reserves its place [PLP-07]', () => {
    const { container } = render(<Picture {...picture} sizes="286px" />);
    const source = container.querySelector('source');
    expect(source).toHaveAttribute('type', 'image/avif');
    expect(source).toHaveAttribute('srcset', '/media/a-200.avif 200w, /media/a-400.avif 400w, /media/a-800.avif 800w');
    const image = screen.getByRole('img', { name: 'Norvane Ordora' });
    expect(image).toHaveAttribute('src', '/media/a-400.webp');
    expect(image).not.toHaveAttribute('srcset');
    expect(image).toHaveAttribute('width', '136');
    expect(image).toHaveAttribute('height', '50');
  });

  it('offers every width of its only format', () => {
    render(<Picture {...picture} formats={['webp']} sizes="286px" />);
    const image = screen.getByRole('img');
    expect(image).toHaveAttribute('srcset', '/media/a-200.webp 200w, /media/a-400.webp 400w, /media/a-800.webp 800w');
    expect(image).toHaveAttribute('sizes', '286px');
  });

  it('shows a smaller one that is here until it has come itself, for a cut-out does not cover what is behind it', () => {
    render(<Picture {...picture} before="/media/a-200.avif" />);
    const image = screen.getByRole('img');
    expect(image.style.backgroundImage).toContain('/media/a-200.avif');
    fireEvent.load(image);
    expect(image.style.backgroundImage).toBe('');
  });

  it('waits until it is near the screen unless it is the largest paint', () => {
    const { rerender } = render(<Picture {...picture} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture {...picture} priority />);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });
});
