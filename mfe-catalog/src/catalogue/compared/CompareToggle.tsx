import { useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { COMPARED_PARAMETER } from './comparedProducts';
import { useCompared } from './useCompared';

const Root = styled.p`
  position: relative;
  z-index: 1;
  width: fit-content;
  & > a,
  & > button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-2);
    font: var(--small);
  }
  & > :is(a, button):hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  & .sign {
    display: grid;
    place-items: center;
    width: 18px;
    height: 18px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    background: var(--surface);
    color: transparent;
  }
  & > [aria-pressed='true'] > .sign {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--ground);
  }
`;

interface CompareToggleProps {
  readonly partNumber: string;
  /** Brand and model, for who does not see the tile. */
  readonly name: string;
}

/** Puts a tile's product into the comparison; without script a link to a comparison that begins with it. */
export function CompareToggle({ partNumber, name }: CompareToggleProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const hydrated = useHydrated();
  const { partNumbers, toggle } = useCompared();
  const words = (
    <>
      <span className="sign">
        <Icon name="check" size={16} />
      </span>
      {t('Compare.Verb')}
      <span className="vh">{`: ${name}`}</span>
    </>
  );
  return (
    <Root>
      {hydrated ? (
        <button type="button" aria-pressed={partNumbers.includes(partNumber)} onClick={() => toggle(partNumber)}>
          {words}
        </button>
      ) : (
        <a rel="nofollow" href={navigation.href({ page: 'compare', query: { [COMPARED_PARAMETER]: partNumber } })}>
          {words}
        </a>
      )}
    </Root>
  );
}
