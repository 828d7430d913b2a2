import { fakeConsent, fakeServices } from '@sightline/shared-lib/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ShellShop } from '../../testing/ShellShop';

import { DebugView } from './DebugView';
import { createEventQueue } from './eventQueue';

describe('debugging view', () => {
  it('shows consent and every event with what it carries [ANA-01]', async () => {
    const user = userEvent.setup();
    const consent = fakeConsent();
    const services = fakeServices({ consent });
    const queue = createEventQueue({ site: services.site, identity: services.identity, now: () => 7 });
    render(
      <ShellShop services={services}>
        <DebugView queue={queue} />
      </ShellShop>,
    );
    expect(screen.getByText('No consent: nothing is kept.')).toBeInTheDocument();
    act(() => consent.choose({ preferences: false, analytics: true, marketing: false }));
    expect(screen.getByText('Consent is given: events are kept.')).toBeInTheDocument();
    act(() => queue.push({ name: 'search', term: 'tondo' }));
    await user.click(screen.getByText('search'));
    expect(screen.getByText(/"term": "tondo"/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });
});
