import { downloadRxFile, type PrescriptionPaper } from '@sightline/shared-lib/api/prescription';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Note, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { KeptList } from '../../account/parts/KeptEntry';
import { saveFile } from '../../account/parts/saveFile';
import { shownDay } from '../../account/words/shownDay';

/** Documents the shopper sent, to be had again (RX-06). */
export function Papers({ papers }: { readonly papers: readonly PrescriptionPaper[] }) {
  const { client, reportFailure } = useServices();
  const { t, tag } = useTranslation();
  const [busy, setBusy] = useState('');
  const [failed, setFailed] = useState(false);
  const download = async ({ rxFileStorageId, fileName }: PrescriptionPaper) => {
    setBusy(rxFileStorageId);
    setFailed(false);
    try {
      saveFile(await downloadRxFile(client, { rxFileStorageId }, { skipErrorMessage: true }), fileName);
    } catch (error) {
      setFailed(true);
      reportFailure(error);
    } finally {
      setBusy('');
    }
  };
  return (
    <Stack gap={3}>
      <Heading level={2} size="t1">
        {t('Rx.Papers')}
      </Heading>
      {failed ? (
        <Note tone="bad" live="alert">
          {t('Rx.DownloadFailed')}
        </Note>
      ) : null}
      <KeptList>
        {papers.map((paper) => (
          <li key={paper.rxFileStorageId}>
            <p className="strong">{paper.fileName}</p>
            <p className="small soft">
              {[`${paper.firstName} ${paper.lastName}`.trim(), shownDay(paper.createdAt, tag)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div>
              <Button
                variant="text"
                busy={busy === paper.rxFileStorageId}
                aria-label={labelled(t('Rx.Download'), paper.fileName, tag)}
                onClick={() => void download(paper)}
              >
                {t('Rx.Download')}
              </Button>
            </div>
          </li>
        ))}
      </KeptList>
    </Stack>
  );
}
