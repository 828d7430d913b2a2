import { fakeServices } from '@sightline/shared-lib/testing';
import { render, screen } from '@testing-library/react';

import type { StoreCard } from '../../store/storeCard';
import { aBranch } from '../../testing/aBranch';
import { StoryShop } from '../../testing/StoryShop';

import { StoreDetail } from './StoreDetail';

const path = '/store-locator/11001';
const request = { kind: 'store-detail', path, url: path, params: {}, query: {} } as const;

const show = (store: StoreCard) =>
  render(
    <StoryShop services={fakeServices()}>
      <StoreDetail data={{ store, neighbours: [], unit: 'mi' }} request={request} />
    </StoryShop>,
  );

function bookingsOf(overrides: Partial<StoreCard>) {
  const shown = show(aBranch(1, overrides));
  const links = screen.queryAllByRole('link', { name: 'Book an appointment' }).map((link) => link.getAttribute('href'));
  shown.unmount();
  return links;
}

describe('the page of a store', () => {
  it('leads to its appointments by its own address, where it books any [STOR-05]', () => {
    const appointmentUrl = '/appointment?store=11001';
    expect(bookingsOf({ appointmentUrl })).toEqual([appointmentUrl]);
    expect(bookingsOf({ appointmentUrl, bookable: false })).toEqual([]);
    expect(bookingsOf({ appointmentUrl: '' })).toEqual([]);
  });

  it('has no number on its pin, since there is no list [STOR-01]', () => {
    const store = aBranch(1);
    show(store);
    expect(screen.getByRole('link', { name: store.name })).toBeInTheDocument();
  });
});
