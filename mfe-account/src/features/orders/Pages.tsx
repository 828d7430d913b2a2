import { useTranslation } from '@sightline/shared-lib/runtime';
import { IconButton } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.nav`
  display: flex;
  align-items: center;
  gap: 8px;
  font-variant-numeric: tabular-nums;
`;

interface PagesProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Leafing through a list that is already here. */
export function Pages({ page, pages, onPage }: PagesProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  return (
    <Root aria-label={t('Orders.Pages')}>
      {page > 1 ? <IconButton icon="chevronLeft" label={t('Orders.Newer')} onClick={() => onPage(page - 1)} /> : null}
      <span>{t('Orders.PageOf', { page, pages })}</span>
      {page < pages ? (
        <IconButton icon="chevronRight" label={t('Orders.Older')} onClick={() => onPage(page + 1)} />
      ) : null}
    </Root>
  );
}
