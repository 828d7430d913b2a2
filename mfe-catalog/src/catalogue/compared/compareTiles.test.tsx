import { fakeServices } from '@sightline/shared-lib/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { ServicesProvider, TranslationProvider } from '@sightline/shared-lib/runtime';

import { renderInShop } from '../../testing/renderPage';
import { wordsOf } from '../../testing/words';
import { comparedProducts, keepCompared } from './comparedProducts';
import { CompareToggle as Toggle } from '../tiles/CompareToggle';
import CompareTray from './CompareTray';
import { useIsCompared } from './useCompared';

/** As a tile draws it. */
function CompareToggle({ partNumber, name }: { readonly partNumber: string; readonly name: string }) {
  return <Toggle partNumber={partNumber} name={name} isCompared={useIsCompared(partNumber)} />;
}

const tiles = ['A-01', 'B-01', 'C-01', 'D-01', 'E-01'].map((partNumber) => (
  <CompareToggle key={partNumber} partNumber={partNumber} name={`Frame ${partNumber}`} />
));

describe('comparing from tiles', () => {
  it('puts products in and out, and tells the tray [PLP-07]', async () => {
    const user = userEvent.setup();
    const services = fakeServices();
    await renderInShop(
      <>
        {tiles}
        <CompareTray />
      </>,
      services,
    );
    const toggle = (name: string) => screen.getByRole('button', { name: new RegExp(`^Compare ?: Frame ${name}$`) });
    await user.click(toggle('B-01'));
    await user.click(toggle('A-01'));
    expect(toggle('A-01')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('2 of 4 to compare')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See side by side' })).toHaveAttribute('href', '/compare?p=B-01&p=A-01');
    await user.click(toggle('B-01'));
    expect(comparedProducts(services.storage)).toEqual(['A-01']);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(toggle('A-01')).toHaveAttribute('aria-pressed', 'false');
  });

  it('lifts messages by its own height [PLP-07]', async () => {
    const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(137);
    const place = document.body.appendChild(document.createElement('div'));
    place.id = 'sl-layers';
    const services = fakeServices();
    services.storage.set('compare', ['A-01']);
    await renderInShop(<CompareTray />, services);
    expect(place.style.getPropertyValue('--tray')).toBe('137px');
    height.mockReturnValue(88);
    await act(async () => window.dispatchEvent(new Event('resize')));
    expect(place.style.getPropertyValue('--tray')).toBe('88px');
    height.mockRestore();
    place.remove();
  });

  it('takes four at most and says so [PLP-07]', async () => {
    const user = userEvent.setup();
    const services = fakeServices();
    await renderInShop(tiles, services);
    await act(async () => keepCompared(services.storage, ['A-01', 'B-01', 'C-01', 'D-01']));
    await user.click(screen.getByRole('button', { name: /Frame E-01$/ }));
    expect(services.shownToasts).toMatchObject([{ message: '4 at most. Take one out first.' }]);
    expect(comparedProducts(services.storage)).toHaveLength(4);
  });

  it('leads to a comparison by address before and without script [PLP-07]', () => {
    const services = fakeServices();
    services.storage.set('compare', ['A-01']);
    const html = renderToString(
      <ServicesProvider services={services}>
        <TranslationProvider t={wordsOf(services)} locale="en-us">
          <CompareToggle partNumber="A-01" name="Frame" />
          <CompareTray />
        </TranslationProvider>
      </ServicesProvider>,
    );
    const place = document.createElement('div');
    place.innerHTML = html;
    expect(place.querySelector('form')).toHaveAttribute('action', '/compare');
    expect(place.querySelector('button')).toMatchObject({ type: 'submit', name: 'p', value: 'A-01' });
    expect(html).not.toContain('to compare');
  });

  it('reads nothing that is no list of part numbers [PLP-07]', () => {
    const { storage } = fakeServices();
    for (const [kept, read] of [
      ['A-01', []],
      [{ a: 1 }, []],
      [
        ['A-01', 7, 'A-01', '<b>', 'B-01'],
        ['A-01', 'B-01'],
      ],
    ] as const) {
      storage.set('compare', kept);
      expect(comparedProducts(storage)).toEqual(read);
    }
  });
});
