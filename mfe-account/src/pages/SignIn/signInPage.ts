import type { LoadResult, LoadServices, PageModule, PageRequest } from '@sightline/shared-lib/contracts';
import { SIGN_IN_STEPS, type SignInStep } from '@sightline/shared-lib/domain/routing';

import { nextAddress } from '../../features/signIn/nextAddress';
import { providerAnswer } from '../../features/signIn/providerAnswer';
import { successOf } from '../../features/signIn/successMessage';
import { keyPart } from '../../account/words/keyPart';
import { SignIn } from './SignIn';
import { SignInOver } from './SignInOver';
import type { SignInData } from './SignInStep';

const isStep = (value: string): value is SignInStep => (SIGN_IN_STEPS as readonly string[]).includes(value);

/** Every step is an address of its own (ROUTE-07); nothing personal is loaded. */
function load(request: PageRequest, { t, site }: LoadServices): Promise<LoadResult<SignInData>> {
  const asked = request.params['step'] ?? '';
  const first = (name: string) => request.query[name]?.[0];
  const provider = asked === 'provider' ? providerAnswer(first, site) : null;
  const isKnown = asked === 'provider' ? provider !== null : isStep(asked);
  const step = isStep(asked) && isKnown ? asked : 'login';
  const next = nextAddress(first('next'));
  const email = first('email') ?? '';
  return Promise.resolve({
    outcome: 'page',
    status: asked === '' || isKnown ? 200 : 404,
    head: { title: `${t(`SignIn.Step.${keyPart(step)}`)} | Sightline`, robots: 'noindex' },
    data: {
      step,
      next,
      email,
      code: first('code') ?? '',
      newsletter: first('newsletter') === '1',
      provider,
      message: successOf({ step, next, email, site }),
    },
    cache: 'private',
  });
}

export const signInPage: PageModule<SignInData> = { load, Page: SignIn, Dialog: SignInOver };
