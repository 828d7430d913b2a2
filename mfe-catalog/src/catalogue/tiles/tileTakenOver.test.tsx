import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';
import { fakeServices, quiet, type FakeServices } from '@sightline/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { sampleTile } from '../../testing/samples';
import { wordsOf } from '../../testing/words';
import { keepCompared } from '../compared/comparedProducts';
import { LateTileView, Tile } from './Tile';
import type { TileFacts } from './tileFacts';

const framed = (tile: TileFacts, services: FakeServices, environment: 'server' | 'browser') => (
  <ServicesProvider services={{ ...services, environment }}>
    <TranslationProvider t={wordsOf(services)} locale="en-us">
      <ul>
        <Tile tile={tile} />
      </ul>
    </TranslationProvider>
  </ServicesProvider>
);

/** A tile as a first visit has it: drawn by the server, its page taken over. */
async function visit(tile: TileFacts, services: FakeServices) {
  await LateTileView.preload();
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(framed(tile, services, 'server'));
  const drawn = place.innerHTML;
  const onRecoverableError = jest.fn();
  const page = framed(tile, services, 'browser');
  const root = await act(async () => hydrateRoot(place, page, { onRecoverableError }));
  await quiet();
  return { place, drawn, root, onRecoverableError };
}

/** What React keeps of an element that it answers for. */
const isAnswered = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

const first = sampleTile.colours[0]?.partNumber ?? '';
const compare = () => screen.getByRole('button', { name: /^Compare/ });

describe('a tile that the server drew', () => {
  let leave: () => Promise<void> = () => Promise.resolve();
  const open = async (tile: TileFacts, services: FakeServices) => {
    const visited = await visit(tile, services);
    leave = () => act(async () => visited.root.unmount());
    return visited;
  };
  afterEach(async () => {
    await leave();
    document.body.replaceChildren();
  });

  it('stays as it is until it is touched, and then answers the press that touched it [PLP-07] [ROUTE-06]', async () => {
    const services = fakeServices();
    const { place, drawn, onRecoverableError } = await open(sampleTile, services);
    expect(place.innerHTML).toBe(drawn);
    expect(isAnswered(compare())).toBe(false);
    const server = compare();
    await act(async () => compare().click());
    await quiet();
    expect(compare()).toBe(server);
    expect(compare()).toHaveAttribute('aria-pressed', 'true');
    expect(onRecoverableError).not.toHaveBeenCalled();
  });

  it('says what it knows of its page as soon as a pointer has come to it [ROUTE-06]', async () => {
    const services = fakeServices();
    const foresee = jest.fn();
    await open(sampleTile, { ...services, navigation: { ...services.navigation, foresee } });
    const link = screen.getByRole('link', { name: new RegExp(sampleTile.name) });
    await act(async () => link.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    await quiet();
    expect(foresee).toHaveBeenCalledWith(expect.objectContaining({ href: link.getAttribute('href') }));
  });

  it('shows untouched what this device compares, and a price of the member’s own [PLP-07] [CAT-07]', async () => {
    const services = fakeServices();
    const { onRecoverableError } = await open({ ...sampleTile, memberPrice: { now: '$77.00' } }, services);
    await act(async () => keepCompared(services.storage, [first]));
    await quiet();
    expect(compare()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('$77.00')).not.toBeInTheDocument();
    await act(() => services.identity.adopt({ userId: '1', WCToken: 'a', personalizationID: '' }));
    await quiet();
    expect(screen.getByText('$77.00')).toBeInTheDocument();
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
