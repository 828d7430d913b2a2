import { LARGEST_FILE_MB, MOST_PAGES } from '@sightline/shared-lib/domain/prescription';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, Note, ProgressLine } from '@sightline/shared-lib/ui';

import type { Page } from './pageList';
import { shownSize } from './shownSize';

interface PageItemProps {
  readonly page: Page;
  /** Its place among the pages that can be sent, from 1; 0 for a file that cannot. */
  readonly place: number;
  readonly of: number;
  /** Nothing is changed while pages are sent. */
  readonly locked: boolean;
  readonly onTurn: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One page: what it looks like, what becomes of it, and what can be done with it. */
export function PageItem({ page, place, of, locked, onTurn, onMove, onRemove }: PageItemProps) {
  const { t, tag } = useTranslation();
  const { name, status, kind, content, preview, quarters, progress, problem } = page;
  const title = place > 0 ? t('Prescription.Upload.Page', { page: place, of }) : '';
  const isOpen = !locked && status !== 'sent';
  const action = (label: string, act: () => void) => (
    <button
      type="button"
      className="link"
      aria-label={labelled(label, [title, name].filter(Boolean).join(', '), tag)}
      onClick={act}
    >
      {label}
    </button>
  );
  return (
    <li>
      <span className="sheet">
        {preview && kind === 'picture' ? (
          <img src={preview} data-quarters={quarters} alt={t('Prescription.Upload.PreviewOf', { name })} />
        ) : null}
        {kind === 'document' ? <span className="strong">PDF</span> : null}
        {status === 'refused' && !preview ? <Icon name="warning" /> : null}
      </span>
      <span className="name">
        {title ? <span className="strong">{title} </span> : null}
        {name}
      </span>
      <span className="small soft">
        {status === 'reading' ? t('Prescription.Upload.Reading') : null}
        {status === 'ready' && content ? shownSize(content.size, tag) : null}
        {status === 'sending' ? t('Prescription.Upload.Sending', { percent: progress }) : null}
        {status === 'sent' ? t('Prescription.Upload.Sent') : null}
        {status === 'refused' ? t('Prescription.Upload.NotTaken') : null}
        {status === 'sending' ? <ProgressLine label={name} value={progress} /> : null}
      </span>
      <span className="actions">
        {preview && kind === 'document' ? (
          <a className="link" href={preview} target="_blank" rel="noreferrer">
            {t('Prescription.Upload.Look', { name })}
          </a>
        ) : null}
        {isOpen && kind === 'picture' && status === 'ready' ? action(t('Prescription.Upload.Turn'), onTurn) : null}
        {isOpen && place > 1 ? action(t('Prescription.Upload.Earlier'), () => onMove(-1)) : null}
        {isOpen && place > 0 && place < of ? action(t('Prescription.Upload.Later'), () => onMove(1)) : null}
        {isOpen ? action(t('Prescription.Upload.Remove'), onRemove) : null}
      </span>
      {problem ? (
        <div className="note">
          <Note tone="bad" live="alert">
            {t(problem, { megabytes: LARGEST_FILE_MB, pages: MOST_PAGES })}
          </Note>
        </div>
      ) : null}
    </li>
  );
}
