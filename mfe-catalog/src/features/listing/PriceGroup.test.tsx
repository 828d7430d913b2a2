import { fakeServices } from '@sightline/shared-lib/testing';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInShop } from '../../testing/renderPage';
import { sampleListing } from '../../testing/samples';
import { PriceGroup } from './PriceGroup';

describe('the price range of a list', () => {
  it.each([
    ['300', '100', 100, 300],
    ['1.060', '2 000,50', 1060, 2000],
    ['49.9', '', 49, null],
  ])('takes %s to %s as whole units, smaller one first [PLP-03]', async (from, to, minPrice, maxPrice) => {
    const user = userEvent.setup();
    const chosen: ListingState[] = [];
    const { state, answer } = sampleListing;
    await renderInShop(
      <PriceGroup title="Price" path="/x" state={state} answer={answer} onChoose={(next) => chosen.push(next)} />,
      fakeServices(),
    );
    await user.click(screen.getByText('Price'));
    const [min, max] = screen.getAllByRole('textbox');
    if (!min || !max) throw new Error('two fields');
    await user.type(min, from);
    if (to) await user.type(max, to);
    await user.click(screen.getByRole('button'));
    expect(chosen).toEqual([expect.objectContaining({ minPrice, maxPrice, page: 1 })]);
  });
});
