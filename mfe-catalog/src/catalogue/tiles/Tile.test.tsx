import type { Glimpse } from '@sightline/shared-lib/contracts';
import { fakeServices } from '@sightline/shared-lib/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import { sampleTile } from '../../testing/samples';
import { Tile } from './Tile';

/** A shop that keeps what tiles say of their pages. */
function listening() {
  const services = fakeServices();
  const foresee = jest.fn<void, [Glimpse]>();
  return { foresee, services: { ...services, navigation: { ...services.navigation, foresee } } };
}

/** The outline inside an element, once its code is there. */
function drawing(place: 'li' | 'main'): Promise<Element> {
  return waitFor(() => {
    const found = document.querySelector(`${place} .missing svg`);
    expect(found).not.toBeNull();
    return found as Element;
  });
}

describe('a tile that is opened', () => {
  it('says what it knows of the page: names, price and picture [ROUTE-06] [PLP-07]', async () => {
    const user = userEvent.setup();
    const { foresee, services } = listening();
    const { show } = await renderInShop(<Tile tile={sampleTile} />, services);
    // Beside the name brand and colour are seen: who goes from link to link hears them too.
    const link = screen.getByRole('link', { name: `Norvane Ordora, ${sampleTile.colours[0]?.name}` });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const [glimpse] = foresee.mock.calls[0]!;
    expect(glimpse.href).toBe(link.getAttribute('href'));

    await show(glimpse.content);
    expect(
      screen.getByRole('heading', { level: 1, name: `${sampleTile.brand} ${sampleTile.name}` }),
    ).toBeInTheDocument();
    expect(screen.getByText(sampleTile.brand)).toBeInTheDocument();
    expect(screen.getByText(sampleTile.price.now)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  });

  it('draws a box of lenses, on no line, where neither of them has a picture [PLP-07] [ROUTE-06]', async () => {
    const { foresee, services } = listening();
    const tile = { ...sampleTile, outline: 'lens-box', mm: undefined } as const;
    const { show } = await renderInShop(<Tile tile={tile} />, services);
    expect(await drawing('li')).toHaveAttribute('data-outline', 'lens-box');
    fireEvent.pointerEnter(screen.getByRole('link', { name: new RegExp(tile.name) }));
    await show(foresee.mock.calls[0]?.[0].content);
    const drawn = await drawing('main');
    expect(drawn).toHaveAttribute('data-outline', 'lens-box');
    expect(drawn.closest('[data-place]')).not.toHaveAttribute('data-line');
  });

  it('says it under a pointer already, and of the first in a list before that [ROUTE-06]', async () => {
    jest.useFakeTimers();
    const { foresee, services } = listening();
    await renderInShop(<Tile tile={sampleTile} priority />, services);
    expect(foresee).not.toHaveBeenCalled();
    act(() => jest.runAllTimers());
    expect(foresee).toHaveBeenCalledTimes(1);
    fireEvent.pointerEnter(screen.getByRole('link', { name: new RegExp(sampleTile.name) }));
    expect(foresee).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });
});
