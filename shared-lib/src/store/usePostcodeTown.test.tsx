import { render, screen } from '@testing-library/react';

import type { PlatformClient } from '../contracts';
import { ServicesProvider } from '../runtime';
import { aSite, fakeServices, quiet } from '../testing';
import { createServerApi, operationBaseQuery } from '.';
import { usePostcodeTown } from './usePostcodeTown';

const TOWNS = 'GET /geo/postcode';

const { towns } = createServerApi({
  reducerPath: 'shop',
  baseQuery: operationBaseQuery,
  tagTypes: [],
  endpoints: (build) => ({
    towns: build.query<readonly string[], { readonly country: string; readonly postalCode: string }>({
      query: () => (client: PlatformClient) =>
        client.send({ surface: 'geo', method: 'GET', path: '/geo/postcode' }) as Promise<readonly string[]>,
    }),
  }),
}).endpoints;

type Purpose = 'shipping' | 'billing' | 'addressBook';

function Town({ purpose }: { readonly purpose: Purpose | null }) {
  return <p>{usePostcodeTown(towns, { country: 'us', postalCode: '06001', purpose }) ?? 'typed by hand'}</p>;
}

const EVERYWHERE = {
  isEnabled: true,
  isEnabledOnShipping: true,
  isEnabledOnBilling: true,
  isEnabledOnAddressBook: true,
};

function show(purpose: Purpose | null, off: Partial<typeof EVERYWHERE> = {}) {
  const site = aSite({ config: { GOOGLE_API_ENABLED: { ...EVERYWHERE, ...off } } });
  const services = fakeServices({ site, handlers: { [TOWNS]: () => ['Avon'] } });
  render(
    <ServicesProvider services={services}>
      <Town purpose={purpose} />
    </ServicesProvider>,
  );
  return services;
}

describe('the town of a postal code', () => {
  it.each([
    ['shipping', { isEnabledOnBilling: false, isEnabledOnAddressBook: false }],
    ['billing', { isEnabledOnShipping: false, isEnabledOnAddressBook: false }],
    ['addressBook', { isEnabledOnShipping: false, isEnabledOnBilling: false }],
  ] as const)(
    'is filled in on %s where the store says so, whatever it says of others [SITE-06]',
    async (purpose, off) => {
      show(purpose, off);
      expect(await screen.findByText('Avon')).toBeInTheDocument();
    },
  );

  it.each([
    ['shipping', { isEnabledOnShipping: false }],
    ['billing', { isEnabledOnBilling: false }],
    ['addressBook', { isEnabledOnAddressBook: false }],
    ['shipping', { isEnabled: false }],
    [null, {}],
  ] as const)('is typed by hand, and not asked for, on %s with %j [SITE-06]', async (purpose, off) => {
    const services = show(purpose, off);
    await quiet();
    expect(screen.getByText('typed by hand')).toBeInTheDocument();
    expect(services.client.callsTo(TOWNS)).toEqual([]);
  });
});
