import { anAnonymousUser, aSignedInUser, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import { renderInShop } from '../../../testing/renderPage';
import { sampleTile } from '../../../testing/samples';
import { FrameHero } from './FrameHero';

const tile = { ...sampleTile, price: { now: '$146.40' }, memberPrice: { now: '$130.00' } };
const [colour] = tile.colours;
const part = { id: 'hero', type: 'HeroBanner', title: 'Made to the millimeter.', tiles: [tile] } as const;

describe('the frame of the first screen', () => {
  it.each([
    ['a member', aSignedInUser(), '$130.00'],
    ['a guest', anAnonymousUser(), '$146.40'],
  ])('says what %s pays for it [CAT-07]', async (_who, user, price) => {
    await renderInShop(<FrameHero part={part} isLead />, fakeServices({ user }));
    const link = screen.getByRole('link', { name: new RegExp(tile.name) });
    expect(link).toHaveAttribute('href', colour?.path);
    expect(link).toHaveTextContent(price);
  });
});
