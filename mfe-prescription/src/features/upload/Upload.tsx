import type { RxPatient } from '@sightline/shared-lib/api/prescription';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { FileDrop } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { ACCEPTED } from './fileRules';
import { useUploads } from './useUploads';

const Previews = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & img {
    width: 120px;
    height: 120px;
    object-fit: cover;
    border: 1px solid var(--line-2);
  }
`;

interface UploadProps {
  readonly orderId: string;
  readonly orderItemIds: readonly string[];
  /** Whom it is for; null while a name is wrong. */
  readonly readPatient: () => Promise<RxPatient | null>;
  readonly onDone: () => void;
}

/** A photo or a document of the prescription, sent as soon as it is chosen (RX-03, RX-07). */
export function Upload(props: UploadProps) {
  const { t } = useTranslation();
  const { files, add, remove } = useUploads(props);
  const pictures = files.filter((file) => file.preview && file.status !== 'failed');
  return (
    <>
      <FileDrop
        title={t('Prescription.Upload.Title')}
        hint={t('Prescription.Upload.Hint')}
        choose={t('Prescription.Upload.Choose')}
        accept={ACCEPTED}
        multiple
        files={files}
        onAdd={add}
        onRemove={remove}
      />
      {pictures.length > 0 ? (
        <Previews aria-label={t('Prescription.Upload.Previews')}>
          {pictures.map((file) => (
            <li key={file.id}>
              <img src={file.preview} alt={t('Prescription.Upload.PreviewOf', { name: file.name })} />
            </li>
          ))}
        </Previews>
      ) : null}
    </>
  );
}
