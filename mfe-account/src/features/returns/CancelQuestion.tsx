import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Dialog, Row } from '@sightline/shared-lib/ui';

interface CancelQuestionProps {
  readonly open: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before an announcement is taken back (RET-02). */
export function CancelQuestion({ open, onYes, onNo }: CancelQuestionProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={open}
      title={t('Returns.Cancel.Title')}
      onDismiss={onNo}
      footer={
        <Row>
          <Button onClick={onYes}>{t('Returns.Cancel.Yes')}</Button>
          <Button variant="outlined" onClick={onNo}>
            {t('Returns.Cancel.No')}
          </Button>
        </Row>
      }
    >
      <p>{t('Returns.Cancel.Text')}</p>
    </Dialog>
  );
}
