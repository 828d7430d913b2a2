import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Aside = styled.aside`
  & li {
    padding-block: 12px;
    border-bottom: 1px solid var(--line);
  }
  & ul {
    margin-block: 12px 24px;
    border-top: 1px solid var(--line);
  }
`;

const KEPT = ['Orders', 'Prescriptions', 'Saved', 'Eyewear'] as const;

/** Beside the forms: what an account is good for, and the way to an order for who has none. */
export function WhatAccountsKeep() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Aside>
      <h2 className="t1">{t('SignIn.Aside.Keeps')}</h2>
      <ul>
        {KEPT.map((name) => (
          <li key={name}>{t(`SignIn.Aside.${name}`)}</li>
        ))}
      </ul>
      <p className="soft">
        {t('SignIn.Aside.Guest')}{' '}
        <TextLink href={navigation.href({ page: 'order-lookup' })}>{t('Lookup.Title')}</TextLink>
      </p>
    </Aside>
  );
}
