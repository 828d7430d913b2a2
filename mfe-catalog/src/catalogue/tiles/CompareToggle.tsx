import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon } from '@sightline/shared-lib/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';

import { COMPARED_PARAMETER } from '../compared/comparedProducts';
import { useCompared } from '../compared/useCompared';

import { tileAction } from './tileAction';

const Root = styled.form`
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    padding: 0;
    border: 0;
    background: none;
    ${tileAction}
  }
  & > button:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & .sign {
    width: 18px;
    height: 18px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    background: var(--surface);
  }
  & > [aria-pressed='true'] > .sign {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
    forced-color-adjust: none;
  }
`;

interface CompareToggleProps {
  readonly partNumber: string;
  readonly isCompared: boolean;
  /** Brand and model, for who does not see the tile. */
  readonly name: string;
}

/** Puts a tile's product into the comparison; without script a form that opens a comparison which begins with it. */
export function CompareToggle({ partNumber, isCompared, name }: CompareToggleProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { toggle } = useCompared();
  const press = (event: MouseEvent) => {
    event.preventDefault();
    toggle(partNumber);
  };
  return (
    // A press before the code is there is held and repeated, as on every enhanced form.
    <Root action={navigation.href({ page: 'compare' })} data-enhanced="">
      <button
        name={COMPARED_PARAMETER}
        value={partNumber}
        aria-label={`${t('Compare.Verb')}: ${name}`}
        aria-pressed={isCompared}
        onClick={press}
      >
        <span className="sign">{isCompared ? <Icon name="check" size={16} /> : null}</span>
        {t('Compare.Verb')}
      </button>
    </Root>
  );
}
