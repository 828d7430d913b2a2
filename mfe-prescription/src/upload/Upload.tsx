import { LARGEST_FILE_MB } from '@sightline/shared-lib/domain/prescription';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, FileDrop, Note, Stack } from '@sightline/shared-lib/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';

import { ACCEPTED } from './fileRules';
import { PageItem } from './PageItem';
import { sendable } from './pageList';
import { pageListStyle } from './pageListStyle';
import { usePages, type PagesOptions } from './usePages';

const PageList = styled.ol`
  ${pageListStyle}
`;

/** The paper as photos or documents: several pages, looked at, turned and put in order before they are sent (RX-03, RX-07). */
export function Upload(props: PagesOptions) {
  const { t } = useTranslation();
  const { site } = useServices();
  const { pages, uploading, attached, trouble, add, send, cancel, turn, move, remove } = usePages(props);
  const list = useRef<HTMLOListElement>(null);
  const waiting = pages.filter(({ status }) => status === 'ready' || status === 'sending');
  const order = sendable(pages);
  const sent = pages.filter(({ status }) => status === 'sent');
  const isReading = pages.some(({ status }) => status === 'reading');
  const mayLink = sent.length > 0 && !attached;
  const said = () => {
    if (isReading) return t('Prescription.Upload.Reading');
    if (order.length === 0) return '';
    return t('Prescription.Upload.Count', { sent: sent.length, of: order.length });
  };
  /** What was pressed is gone: the keyboard goes on at the list. */
  const removed = (id: string) => {
    remove(id);
    list.current?.focus();
  };
  return (
    <Stack gap={5} aria-busy={uploading}>
      <FileDrop
        title={t('Prescription.Upload.Title')}
        hint={t('Prescription.Upload.Hint', { megabytes: LARGEST_FILE_MB })}
        choose={t('Prescription.Upload.Choose')}
        photo={t('Prescription.Upload.Photo')}
        accept={ACCEPTED}
        multiple
        onAdd={(files) => void add(files)}
      />
      <output className="vh">{said()}</output>
      {pages.length > 0 ? (
        <PageList ref={list} tabIndex={-1} aria-label={t('Prescription.Upload.Pages')}>
          {pages.map((page) => (
            <PageItem
              key={page.id}
              page={page}
              place={order.indexOf(page) + 1}
              of={order.length}
              locked={uploading}
              onTurn={() => turn(page.id)}
              onMove={(by) => move(page.id, by)}
              onRemove={() => removed(page.id)}
            />
          ))}
        </PageList>
      ) : null}
      {trouble ? (
        <Note tone="bad" live="alert">
          {t(trouble, { phone: site.config.servicePhone })}
        </Note>
      ) : null}
      {waiting.length > 0 || mayLink ? (
        <Button wide icon="arrow" busy={uploading || isReading} onClick={() => void send()}>
          {sent.length > 0
            ? t('Prescription.Upload.SendRest')
            : t('Prescription.Upload.Send', { count: waiting.length })}
        </Button>
      ) : null}
      {uploading ? (
        <Button wide variant="outlined" onClick={cancel}>
          {t('Prescription.Upload.Cancel')}
        </Button>
      ) : null}
    </Stack>
  );
}
