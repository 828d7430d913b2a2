import { useTranslation } from '@sightline/shared-lib/runtime';
import { ErrorSummary } from '@sightline/shared-lib/ui';
import { useEffect, useState } from 'react';

interface FormSummaryProps {
  /** How often the form was sent; each time the summary may appear and take the focus once. */
  readonly tries: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
}

/** What stopped the form when it was sent. Once everything is right it stays away until the next try, so that typing keeps the focus. */
export function FormSummary({ tries, errors }: FormSummaryProps) {
  const { t } = useTranslation();
  const [settled, setSettled] = useState(0);
  const isClear = errors.length === 0;
  const [seen, setSeen] = useState(0);
  useEffect(() => {
    if (!isClear) setSeen(tries);
    else if (seen === tries) setSettled(tries);
  }, [isClear, seen, tries]);
  if (tries === 0 || settled === tries) return null;
  return <ErrorSummary key={tries} title={t('Form.ToFix', { count: errors.length })} errors={errors} />;
}
