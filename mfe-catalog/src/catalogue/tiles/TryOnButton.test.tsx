import { aSite, fakeServices } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';

import type { TileFacts } from './tileFacts';
import { withTryOn } from '../../pages/parts/withTryOn';
import { renderInShop } from '../../testing/renderPage';
import { sampleTile } from '../../testing/samples';
import { isTryOnOffered, sectionOf, trialFramesOf, wornPicture } from './trialFrame';
import { TryOnButton as Button } from './TryOnButton';

const TryOnButton = withTryOn(Button);

const TILE: TileFacts = {
  ...sampleTile,
  colours: sampleTile.colours.map((colour) => ({
    ...colour,
    picture: { src: `/pictures/${colour.partNumber}/front.{format}?w={width}`, mm: 136, ratio: 40 },
  })),
};

const config = (more: object) => {
  const site = aSite();
  return { ...site, config: { ...site.config, ...more } };
};

describe('the way into try-on', () => {
  it.each([
    [true, {}],
    [false, { isVMMVEnabled: false }],
    [false, { isVirtualTryOnEnabled: false }],
  ])('is there: %s, by the flags %j [ADV-02] [PLP-07] [SITE-06]', async (offered, flags) => {
    const site = config(flags);
    expect(isTryOnOffered(site)).toBe(offered);
    const frames = trialFramesOf(TILE);
    await renderInShop(
      <TryOnButton frames={frames} section="/sunglasses" name="Norvane Ordora" />,
      fakeServices({ site }),
    );
    expect(screen.queryAllByRole('button', { name: /^Try it on ?: Norvane Ordora$/ })).toHaveLength(offered ? 1 : 0);
  });

  it('is not there for what is not worn [ADV-02]', async () => {
    const { mm: _, ...lens } = TILE;
    expect(trialFramesOf(lens)).toEqual([]);
    await renderInShop(<TryOnButton frames={[]} section="/contact-lenses" name="Clear" />, fakeServices());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('begins with the chosen colour and asks for pictures without temples [PLP-07]', () => {
    const [first] = trialFramesOf(TILE, TILE.colours[1]?.partNumber);
    expect(first?.partNumber).toBe(TILE.colours[1]?.partNumber);
    expect(first?.picture).toContain('/worn.');
    expect(wornPicture('/pictures/x/lateral.webp')).toBeNull();
    expect(sectionOf('/sunglasses/norvane-ordora')).toBe('/sunglasses');
  });
});
