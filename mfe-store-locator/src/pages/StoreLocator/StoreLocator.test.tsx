import { aSchedule, fakeServices } from '@sightline/shared-lib/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { StoreCard } from '../../store/storeCard';
import { aBranch } from '../../testing/aBranch';
import { StoryShop } from '../../testing/StoryShop';
import { StoreLocator, type StoreLocatorData } from './StoreLocator';

/** A Saturday noon in New York. */
const NOW = Date.UTC(2026, 10, 21, 17);
const closed = (branch: StoreCard): StoreCard => ({ ...branch, schedule: aSchedule({ saturday: null }) });

function show(stores: readonly StoreCard[], isCut = false) {
  const place = { label: 'Avon', lat: 40.75, lng: -73.99 };
  const data: StoreLocatorData = { stores, place, radius: 10, isCut, text: 'Avon', services: [], unit: 'mi' };
  const request = {
    kind: 'store-locator',
    path: '/store-locator',
    url: '/store-locator',
    params: {},
    query: {},
  } as const;
  render(
    <StoryShop services={fakeServices({ now: NOW })}>
      <StoreLocator data={data} request={request} />
    </StoryShop>,
  );
  const names = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  const pins = () => within(screen.getByRole('region', { name: 'Map of these stores' })).queryAllByRole('link');
  return { names, pins, user: userEvent.setup() };
}

describe('the store finder', () => {
  it('counts the stores of a circle, and calls them the nearest where it has more [STOR-01]', async () => {
    show([aBranch(1), aBranch(2)]);
    expect(screen.getByText('2 stores within 10 miles, nearest first')).toBeInTheDocument();
    cleanup();
    const { user } = show([closed(aBranch(1)), aBranch(2)], true);
    expect(screen.getByText('The 2 nearest stores')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(screen.getByText('Open now: 1 of the 2 nearest stores')).toBeInTheDocument();
  });

  it('shows what is open now alone, in list and map alike [STOR-01]', async () => {
    const { names, pins, user } = show([closed(aBranch(1)), aBranch(2)]);
    const [first = '', second = ''] = names();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(names()).toEqual([second]);
    expect(pins().map((pin) => pin.getAttribute('aria-label'))).toEqual([`1, ${second}`]);
    expect(screen.getByText(/1 store within 10 miles/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(names()).toEqual([first, second]);
  });

  it('says when none is open and shows the closed ones again [STOR-01]', async () => {
    const { names, user } = show([closed(aBranch(1))]);
    await user.click(screen.getByRole('button', { name: 'Open now' }));
    expect(screen.getByText('None of these stores is open now')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show closed stores too' }));
    expect(names()).toHaveLength(1);
  });

  it('plans the way to the branch that is marked [STOR-01]', () => {
    const branch = aBranch(1);
    show([branch]);
    expect(screen.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      expect.stringContaining(`destination=${branch.lat},${branch.lng}`),
    );
  });

  it('leads to the appointments of a branch that books, by its own address, and of no other [STOR-05]', () => {
    const own = aBranch(1, { appointmentUrl: '/appointment?store=11001' });
    show([own, aBranch(2, { bookable: false }), aBranch(3, { appointmentUrl: '' })]);
    const links = screen.getAllByRole('link', { name: 'Book an appointment' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/appointment?store=11001']);
  });
});
