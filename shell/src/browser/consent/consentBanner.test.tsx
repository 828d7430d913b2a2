import type { ConsentChoice } from '@sightline/shared-lib/contracts';
import { fakeConsent, fakeServices } from '@sightline/shared-lib/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { ChromeFrame } from '../../chrome/ChromeFrame';
import { translatorOf } from '../../page/loadPage';
import { aShellStore, shownPage } from '../../testing/aState';
import { createExpiringStorage } from '../expiringStorage';
import en from '../../i18n/en.json';

import { createConsent } from './consent';
import { ConsentBanner } from './ConsentBanner';
import { consentedStorage } from './consentedStorage';

function show(answer?: ConsentChoice) {
  const store = aShellStore();
  const consent = createConsent(createExpiringStorage(localStorage), store);
  if (answer) consent.choose(answer);
  const services = fakeServices({ consent });
  const t = translatorOf('shell', services.site, en);
  render(
    <ChromeFrame services={services} t={t}>
      <ConsentBanner store={store} />
    </ChromeFrame>,
  );
  return { services, store };
}

const question = () => screen.queryByRole('region', { name: 'Which cookies do you allow?' });

describe('consent banner', () => {
  beforeEach(() => localStorage.clear());

  it('asks until it has an answer, with no as near as yes [ANA-01]', async () => {
    const user = userEvent.setup();
    const { services } = show();
    expect(question()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Agree to all' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Only necessary' }));
    expect(services.consent.choice).toEqual({ preferences: false, analytics: false, marketing: false });
    expect(question()).not.toBeInTheDocument();
  });

  it('takes a yes by keyboard alone [ANA-01]', async () => {
    const user = userEvent.setup();
    const { services } = show();
    for (let step = 0; step < 3; step += 1) await user.tab();
    await user.keyboard('{Enter}');
    expect(services.consent.choice).toEqual({ preferences: true, analytics: true, marketing: true });
  });

  it('does not ask who has answered, and leads to the page of choices [ANA-01]', () => {
    show({ preferences: false, analytics: true, marketing: false });
    expect(question()).not.toBeInTheDocument();
  });

  it('steps aside on the page that asks itself [ANA-01]', () => {
    const { store } = show();
    expect(screen.getByRole('link', { name: 'Choose' })).toHaveAttribute('href', '/c/cookie-policy');
    act(() => store.change({ page: shownPage({ path: '/c/cookie-policy' }) }));
    expect(question()).not.toBeInTheDocument();
  });
});

describe('storage of what is not necessary', () => {
  const device = () => createExpiringStorage(localStorage, () => 0);
  const YES = { preferences: true, analytics: false, marketing: false };
  const NO = { ...YES, preferences: false };
  beforeEach(() => localStorage.clear());

  it('lives as long as the page before consent, and is written down with it [ANA-01] [SITE-12]', () => {
    const consent = fakeConsent();
    const storage = consentedStorage(device(), consent);
    storage.set('product.viewed', ['0SL1'], 30);
    expect(storage.get('product.viewed')).toEqual(['0SL1']);
    expect(localStorage).toHaveLength(0);
    consent.choose(YES);
    expect(device().get('product.viewed')).toEqual(['0SL1']);
  });

  it('leaves the device when consent is withdrawn; what is necessary stays [ANA-01]', () => {
    const consent = fakeConsent('preferences');
    const storage = consentedStorage(device(), consent);
    storage.set('product.viewed', ['0SL1'], 30);
    storage.set('theme', 'dark');
    consent.choose(NO);
    expect(device().get('product.viewed')).toBeNull();
    expect(device().get('theme')).toBe('dark');
  });
});
