import { switchContract } from '@sightline/shared-lib/api/contract';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useReading } from '@sightline/shared-lib/store';
import { EmptyState, Heading, Note, RadioRows, Skeleton, Stack } from '@sightline/shared-lib/ui';
import { useState } from 'react';

import { Failed } from '../../account/parts/Failed';
import { KeptList } from '../../account/parts/KeptEntry';
import { agreements, buyerOrganizations } from '../../account/reading/accountApi';
import type { Agreements, BuyerOrganization } from '../../account/reading/buyerOrganizations';

/** The organisations a shopper buys for: what they are, who else buys, and under which agreement (AUTH-12). */
export function BuyerOrganizations() {
  const { t } = useTranslation();
  const { reading, again } = useReading(buyerOrganizations, undefined);
  if (reading.state === 'loading') return <Skeleton fills="panel" />;
  if (reading.state === 'failed') return <Failed what={t('Organization.Failed')} onAgain={again} />;
  if (reading.value.length === 0)
    return <EmptyState title={t('Organization.None')}>{t('Organization.NoneText')}</EmptyState>;
  return (
    <Stack gap={10}>
      {reading.value.map((entry) => (
        <Details key={entry.organization.organizationId} {...entry} />
      ))}
      <AgreementSection />
    </Stack>
  );
}

function Details({ organization, members }: BuyerOrganization) {
  const { t } = useTranslation();
  const { displayName, contact } = organization;
  const facts = [contact?.city, contact?.phone1, contact?.email1].filter(Boolean);
  return (
    <section>
      <Stack gap={3}>
        <Heading level={2} size="t1">
          {displayName}
        </Heading>
        {facts.map((fact) => (
          <p key={fact} className="soft">
            {fact}
          </p>
        ))}
        <Heading level={3} size="t2">
          {t('Organization.Members')}
        </Heading>
        <KeptList>
          {members.map(({ logonId, role }) => (
            <li key={logonId}>
              <span>{logonId}</span>
              <span className="small soft">
                {t(role === 'administrator' ? 'Organization.Administrator' : 'Organization.Buyer')}
              </span>
            </li>
          ))}
        </KeptList>
      </Stack>
    </section>
  );
}

function AgreementSection() {
  const { t } = useTranslation();
  const { reading, again } = useReading(agreements, undefined);
  if (reading.state === 'loading') return <Skeleton />;
  if (reading.state === 'failed') return <Failed what={t('Organization.Agreements.Failed')} onAgain={again} />;
  return <AgreementChoice {...reading.value} />;
}

/** Orders are placed under the agreement that is chosen here; a refused change goes back. */
function AgreementChoice({ choices, current }: Agreements) {
  const { client, identity, reportFailure } = useServices();
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(current);
  const [outcome, setOutcome] = useState<'saved' | 'failed' | null>(null);
  const choose = async (contractId: string) => {
    const before = chosen;
    setChosen(contractId);
    setOutcome(null);
    try {
      await switchContract(client, { contractId }, { skipErrorMessage: true });
      setOutcome('saved');
      identity.refresh().catch(reportFailure);
    } catch (error) {
      setChosen(before);
      setOutcome('failed');
      reportFailure(error);
    }
  };
  return (
    <section>
      <Stack gap={3}>
        <RadioRows
          legend={t('Organization.Agreements')}
          name="agreement"
          value={chosen}
          rows={choices.map(({ contractId, name }) => ({ value: contractId, label: name }))}
          onChange={(event) => void choose(event.target.value)}
        />
        {outcome ? (
          <Note tone={outcome === 'saved' ? 'good' : 'bad'} live={outcome === 'saved' ? 'status' : 'alert'}>
            {t(outcome === 'saved' ? 'Organization.Agreements.Saved' : 'Form.Unavailable')}
          </Note>
        ) : null}
      </Stack>
    </section>
  );
}
