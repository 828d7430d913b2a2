import type { TextKey } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Note, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { SignInProblem } from '../../account/refusals/signInProblem';

const Words = styled.span`
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

interface SignInNoteProps {
  readonly problem: SignInProblem;
  /** Seconds left to wait. */
  readonly left: number;
  readonly resetHref: string;
}

const SENTENCE: Readonly<Record<SignInProblem['kind'], TextKey>> = {
  wrong: 'SignIn.Problem.Wrong',
  wait: 'SignIn.Problem.Wait',
  blocked: 'SignIn.Problem.Blocked',
  expired: 'SignIn.Problem.Expired',
  pending: 'SignIn.Problem.Pending',
  locked: 'SignIn.Problem.Locked',
  unavailable: 'SignIn.Problem.Unavailable',
};

/** What went wrong and how long to wait; the number counts down without being read out each second (AUTH-08). */
export function SignInNote({ problem, left, resetHref }: SignInNoteProps) {
  const { t } = useTranslation();
  const { site } = useServices();
  const reset = <TextLink href={resetHref}>{t('SignIn.ResetIt')}</TextLink>;
  const [before = '', after = ''] = t('SignIn.TryAgainIn', { count: left, seconds: '\u0000' }).split('\u0000');
  const [until = '', rest = ''] = t('SignIn.Or', { reset: '\u0000' }).split('\u0000');
  const offersReset = problem.kind === 'wrong' || problem.kind === 'expired' || problem.kind === 'blocked';
  return (
    <Note tone="bad" live="alert">
      <Words>
        {t(SENTENCE[problem.kind], { phone: site.config.servicePhone })}
        {left > 0 ? (
          <span aria-live="off">
            {' '}
            {before}
            <b>{left}</b>
            {after}
          </span>
        ) : null}
        {offersReset ? (
          <>
            {left > 0 ? until : ' '}
            {left > 0 ? reset : <TextLink href={resetHref}>{t('SignIn.ResetStart')}</TextLink>}
            {left > 0 ? rest : '.'}
          </>
        ) : left > 0 ? (
          '.'
        ) : null}
      </Words>
    </Note>
  );
}
