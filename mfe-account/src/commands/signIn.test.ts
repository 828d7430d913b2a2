import type { Fragments } from '@sightline/shared-lib/contracts';
import { fakeServices } from '@sightline/shared-lib/testing';

import { signIn } from './signIn';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function opened(input: Parameters<typeof signIn>[0] = {}) {
  const services = fakeServices();
  const answer = signIn(input, services);
  await settled();
  return { services, answer, props: services.openOverlays[0]?.props as Fragments['account.signInDialog'] };
}

describe('the sign-in command', () => {
  it('answers that the shopper signed in, and closes the drawer [AUTH-07]', async () => {
    const { services, answer, props } = await opened();
    props.onSignedIn();
    props.onClose();
    await expect(answer).resolves.toBe('signed-in');
    expect(services.openOverlays).toHaveLength(0);
  });

  it('says in the drawer why it opened [AUTH-10]', async () => {
    const { props } = await opened({ email: 'ann.doe@example.com', reason: 'You were signed out.' });
    expect(props).toMatchObject({ email: 'ann.doe@example.com', reason: 'You were signed out.' });
  });

  it('answers that the shopper left without signing in [AUTH-07]', async () => {
    const { answer, props } = await opened();
    props.onClose();
    await expect(answer).resolves.toBe('dismissed');
  });
});
