import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, TextField } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PageState } from '../page/pageState';

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 24px;
  padding: 8px var(--margin);
  border-inline-start: 3px solid var(--warn);
  border-bottom: 1px solid var(--line-2);
  background: var(--surface);
  font: var(--small);
  & > p {
    flex: 1 1 20em;
  }
  & form {
    display: flex;
    align-items: end;
    gap: 8px;
  }
`;

/** Tells an editor that this is not what shoppers see, as of when, and how to leave; plain forms, because previews need no script (CMS-02). */
export function PreviewBar({ preview }: { readonly preview: NonNullable<PageState['preview']> }) {
  const { t, tag } = useTranslation();
  const { date, refused } = preview;
  const at = date ? new Date(date) : null;
  const isDay = at !== null && !Number.isNaN(at.getTime());
  const day = isDay ? at.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  const words = day ? t('Shell.Preview.AsOf', { day }) : t('Shell.Preview.Now');
  return (
    <Root aria-label={t('Shell.Preview.Title')}>
      <p>{refused ? t('Shell.Preview.Refused') : words}</p>
      {refused ? null : (
        <form method="get" data-document="">
          <TextField
            label={t('Shell.Preview.Date')}
            labelHidden
            name="previewDate"
            type="date"
            defaultValue={isDay ? at.toISOString().slice(0, 10) : ''}
          />
          <Button type="submit" size="small" variant="outlined">
            {t('Shell.Preview.Show')}
          </Button>
        </form>
      )}
      <form method="get" data-document="">
        <input type="hidden" name="previewToken" value="" />
        <Button type="submit" size="small" variant="outlined">
          {t('Shell.Preview.End')}
        </Button>
      </form>
    </Root>
  );
}
