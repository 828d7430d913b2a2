import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

const Root = styled.p`
  margin-block: 0 20px;
  color: var(--ink-2);
`;

/** Says which words the products below do not have. */
export function LeftOut({ words }: { readonly words: readonly string[] }) {
  const { t } = useTranslation();
  return <Root>{t('Search.LeftOut', { words: words.join(' ') })}</Root>;
}
