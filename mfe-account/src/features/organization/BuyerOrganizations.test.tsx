import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderRemote } from '../../testing/renderRemote';
import { BuyerOrganizations } from './BuyerOrganizations';

const ID = '4000000000000000601';
const ORGANIZATION = {
  organizationId: ID,
  organizationName: 'Harbor Lane Opticians',
  displayName: 'Harbor Lane Opticians',
};
const SWITCH = 'PUT /store/{storeId}/switchContract/switchTo';

function show(handlers: FakeHandlers = {}) {
  const services = fakeServices({
    user: aSignedInUser(),
    handlers: {
      'GET /store/{storeId}/organization/@self/entitled_orgs': { entitledOrganizations: [ORGANIZATION] },
      'GET /store/{storeId}/organization/{organizationId}': {
        ...ORGANIZATION,
        organizationDisplayName: 'Harbor Lane Opticians',
        state: '1',
        contactInfo: { email1: 'buy@harbor.example', phone1: '2065550142', city: 'Seattle', country: 'US' },
      },
      'GET /store/{storeId}/organization/{organizationId}/members': {
        members: [{ logonId: 'olivia@harbor.example', role: 'administrator' }],
      },
      'GET /store/{storeId}/contract': { contracts: { '-11001': 'Everybody', '502': 'Partners' } },
      'GET /store/{storeId}/usercontext/@self/contextdata': {
        basicInfo: { callerId: '7', runAsId: '7', registerType: 'R' },
        entitlement: { activeOrganizationId: ID, currentTradingAgreementIds: ['502'], eligibleTradingAgreementIds: [] },
        isPartiallyAuthenticated: false,
      },
      [SWITCH]: {},
      ...handlers,
    },
  });
  renderRemote(<BuyerOrganizations />, services);
  return { services, user: userEvent.setup() };
}

describe('the organisations of a buyer', () => {
  it('are shown with those who buy for them and the agreement in force [AUTH-12]', async () => {
    show();
    expect(await screen.findByRole('heading', { name: 'Harbor Lane Opticians' })).toBeInTheDocument();
    expect(screen.getByText('olivia@harbor.example').closest('li')).toHaveTextContent('Administrator');
    expect(await screen.findByRole('radio', { name: 'Partners' })).toBeChecked();
  });

  it('buy under another agreement once it is chosen [AUTH-12]', async () => {
    const { services, user } = show();
    await user.click(await screen.findByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByText('Your orders are placed under this agreement from now on.')).toBeInTheDocument();
    expect(services.client.callsTo(SWITCH)[0]?.body).toEqual({ contractId: '-11001' });
  });

  it('keep the agreement in force where the platform refuses another [AUTH-12]', async () => {
    const { user } = show({
      [SWITCH]: () => {
        throw failWith(403);
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Everybody' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Partners' })).toBeChecked();
  });
});
