import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Note, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { lazy, Suspense } from 'react';

import { NO_PATIENT } from '../../wearer/useWearer';

/** Comes when the paper is asked for: most shoppers type. */
const Upload = lazy(() => import('../../upload/Upload').then((file) => ({ default: file.Upload })));

interface PaperAnswerProps {
  /** Pages that the platform keeps already. */
  readonly fileIds: readonly string[];
  readonly onSent: (fileIds: readonly string[]) => void;
}

const nobody = async () => NO_PATIENT;

/** The paper as photos or a document, kept by the platform before anything is bought (RX-03, RX-06). */
export function PaperAnswer({ fileIds, onSent }: PaperAnswerProps) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <p className="soft">{t('Lenses.Paper.Text')}</p>
      {fileIds.length > 0 ? (
        <Note
          tone="good"
          action={
            <Button variant="text" onClick={() => onSent([])}>
              {t('Lenses.Paper.Remove')}
            </Button>
          }
        >
          {t('Lenses.Paper', { count: fileIds.length })}
        </Note>
      ) : (
        <Suspense fallback={<Skeleton />}>
          <Upload readPatient={nobody} onKept={onSent} />
        </Suspense>
      )}
    </Stack>
  );
}
