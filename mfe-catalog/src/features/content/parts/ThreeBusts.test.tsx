import { fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { renderInShop } from '../../../testing/renderPage';
import { sampleTile } from '../../../testing/samples';
import { SizeTeaser } from './SizeTeaser';

const part = { id: 'size', type: 'Teaser', title: 'Four millimeters decide the fit.' } as const;
const [colour] = sampleTile.colours;
const picture = { src: '/pictures/0NO4001S-01/front.{format}?w={width}&v=1', mm: 134, ratio: 40 };
const tile = { ...sampleTile, mm: 134, colours: colour ? [{ ...colour, picture }] : [] };
const sizes = [{ label: 'S', widthMm: 126 }];

describe('the question of size', () => {
  it('shows one frame on faces of three widths, in the tone that the shopper chose, and says how it fits [ADV-01]', async () => {
    const services = fakeServices();
    services.storage.set('bust', 'wide-umber', 30);
    await renderInShop(<SizeTeaser part={{ ...part, sizes, tiles: [tile] }} isLead={false} />, services);
    const pictures = screen.getAllByRole('img', { name: /on a face 1\d\d\u202Fmm wide/ });
    expect(pictures.map((one) => one.getAttribute('src')?.split('bust=')[1])).toEqual([
      'narrow-umber',
      'medium-umber',
      'wide-umber',
    ]);
    expect(screen.getByText('The frame is 10 mm wider')).toBeInTheDocument();
    expect(screen.getByText('The frame is just as wide')).toBeInTheDocument();
    expect(screen.getByText('The frame is 11 mm narrower')).toBeInTheDocument();
  });

  it('draws the widths where no frame is named [ADV-01]', async () => {
    await renderInShop(<SizeTeaser part={{ ...part, sizes }} isLead={false} />, fakeServices());
    expect(screen.queryByRole('img', { name: /on a face/ })).not.toBeInTheDocument();
    expect(screen.getAllByText(/126 mm/)[0]).toBeInTheDocument();
  });
});
