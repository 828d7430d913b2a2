import type { Glimpse } from '@sightline/shared-lib/contracts';
import { fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../testing/renderPage';
import { sampleTile } from '../testing/samples';
import { Tile } from './Tile';

describe('a tile that is opened', () => {
  it('says what it knows of the page: names, price and picture [ROUTE-06] [PLP-07]', async () => {
    const user = userEvent.setup();
    const services = fakeServices();
    const foresee = jest.fn<void, [Glimpse]>();
    const { show } = await renderInShop(<Tile tile={sampleTile} />, {
      ...services,
      navigation: { ...services.navigation, foresee },
    });
    const link = screen.getByRole('link', { name: sampleTile.name });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    const [glimpse] = foresee.mock.calls[0]!;
    expect(glimpse.href).toBe(link.getAttribute('href'));

    await show(glimpse.content);
    expect(screen.getByRole('heading', { level: 1, name: sampleTile.name })).toBeInTheDocument();
    expect(screen.getByText(sampleTile.brand)).toBeInTheDocument();
    expect(screen.getByText(sampleTile.price.now)).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  });
});
