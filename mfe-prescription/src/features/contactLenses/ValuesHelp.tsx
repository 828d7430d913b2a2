import type { LensChoices } from '@sightline/shared-lib/domain/lens';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, TextLink } from '@sightline/shared-lib/ui';

import { askedFields } from './lensAnswers';
import { Words } from './lensFormStyle';

/** Where each value stands on a box or a prescription, in plain words (RX-20). */
export function ValuesHelp({ choices }: { readonly choices: LensChoices }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Accordion title={t('Prescription.Lenses.Where')}>
      <p>{t('Prescription.Lenses.Where.Text')}</p>
      <Words>
        {askedFields(choices).map((field) => (
          <div key={field}>
            <dt>{t(`Prescription.Lenses.${field}`)}</dt>
            <dd className="soft">{t(`Prescription.Lenses.Help.${field}`)}</dd>
          </div>
        ))}
        {choices.asksDominance ? (
          <div>
            <dt>{t('Prescription.Lenses.Dominance')}</dt>
            <dd className="soft">{t('Prescription.Lenses.Help.dominance')}</dd>
          </div>
        ) : null}
      </Words>
      <TextLink href={navigation.localise('/c/prescription-guide')}>{t('Prescription.Lenses.Guide')}</TextLink>
    </Accordion>
  );
}
