import { act, fireEvent, render, screen, type RenderOptions } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IconButton } from '../Button/IconButton';
import { TileGrid } from '../TileGrid/TileGrid';
import { expectAccessible } from '../testing/expectAccessible';
import { sampleMeridian, sampleOrdora } from '../testing/samples';
import { takePress } from './earlyPress';
import { ProductTile } from './ProductTile';

const heart = <IconButton icon="heart" label="Save Ordora" pressed={false} />;

/** Drawn, with the outlines that stand for missing pictures. */
async function show(tile: ReactElement, options: RenderOptions = {}) {
  const view = render(tile, options);
  await act(() => import('../FrameSign/MissingPicture'));
  return view;
}

/** Words in the order in which they are read out: links by their names. */
const heard = (node: Node): string => {
  const name = node instanceof Element && node.matches('a') ? node.getAttribute('aria-label') : null;
  if (name !== null) return name;
  return node.hasChildNodes() ? [...node.childNodes].map(heard).join(' ') : (node.textContent ?? '');
};

describe('ProductTile', () => {
  it('reads in order: badge, brand, name, size, price, colours, secondary badges [PLP-07]', async () => {
    const { container } = await show(<ProductTile {...sampleOrdora} heart={heart} />, {
      container: document.createElement('ul'),
    });
    const words = heard(container);
    const places = [
      'Online exclusive',
      'Norvane',
      'Ordora',
      'Lens 52\u202Fmm',
      '$368.00',
      'Black, grey lenses',
      'Polarized',
    ].map((part) => words.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThanOrEqual(0);
  });

  it('is one link to the product, with heart and colours beside it [PLP-07]', async () => {
    const open = jest.fn();
    const { container } = await show(
      <TileGrid>
        <ProductTile {...sampleOrdora} href="#ordora" heart={heart} onOpen={open} />
        <ProductTile {...sampleMeridian} />
      </TileGrid>,
    );
    const name = screen.getByRole('heading', { name: 'Ordora', level: 3 });
    expect(name.querySelector('a')).toHaveAttribute('href', '#ordora');
    await userEvent.click(screen.getByRole('link', { name: 'Ordora' }));
    expect(open).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save Ordora' })).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('changes colour without leaving the list [PLP-07]', async () => {
    const pick = jest.fn();
    await show(
      <TileGrid>
        <ProductTile {...sampleOrdora} onPickSwatch={pick} />
      </TileGrid>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Tortoise, brown lenses' }));
    expect(pick).toHaveBeenCalledWith('tortoise');
  });

  it('holds a second view for hover, which is shown once it has come [PLP-07]', async () => {
    const side = { src: '/side-{width}.{format}', widths: [400] as const, width: 400, height: 266, alt: 'Side' };
    const { container } = await show(
      <TileGrid>
        <ProductTile {...sampleOrdora} hoverPicture={side} />
      </TileGrid>,
    );
    const second = container.querySelector<HTMLElement>('.tile-second');
    const image = second?.querySelector('img');
    expect(image).toHaveAttribute('alt', '');
    expect(second).not.toHaveAttribute('data-here');
    if (image) fireEvent.load(image);
    expect(second).toHaveAttribute('data-here');
  });

  it('shows a detail in place of a size for what has none [CAT-02]', async () => {
    await show(
      <TileGrid>
        <ProductTile
          href="/p/l"
          brand="Lacrima"
          name="Lacrima 30"
          detail="Monthly, 6 lenses"
          outline="lens-box"
          price={{ now: '$92.00' }}
        />
      </TileGrid>,
    );
    expect(screen.getByText('Monthly, 6 lenses')).toBeInTheDocument();
  });

  it('is compact unless the shopper chose otherwise [PLP-06]', async () => {
    const { container, rerender } = await show(<TileGrid />);
    expect(container.firstChild).toHaveAttribute('data-layout', 'compact');
    rerender(<TileGrid layout="comfortable" busy />);
    expect(container.firstChild).toHaveAttribute('data-layout', 'comfortable');
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
  });

  it('renders on the server without a style attribute', () => {
    expect(renderToString(<ProductTile {...sampleOrdora} heart={heart} />)).not.toContain('style=');
  });

  it('notes a press on its heart before that has come, and none on the heart itself [PLP-07]', async () => {
    const Late = () => null;
    const { container, rerender } = await show(<ProductTile {...sampleOrdora} heart={<Late />} />, {
      container: document.createElement('ul'),
    });
    const place = container.querySelector<HTMLElement>('.tile-heart');
    expect(place?.childNodes).toHaveLength(0);
    fireEvent.click(place!);
    expect(takePress(place)).toBe(true);
    expect(takePress(place)).toBe(false);
    rerender(<ProductTile {...sampleOrdora} heart={heart} />);
    fireEvent.click(place!.querySelector('button')!);
    expect(takePress(place)).toBe(false);
  });
});
