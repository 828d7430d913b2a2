import { CONSENT_CATEGORIES } from '@sightline/shared-lib/contracts';
import type { ConsentCategory, ConsentChoice, ConsentService } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Checkbox, Heading, screenBelow } from '@sightline/shared-lib/ui';
import { useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

const Root = styled.section`
  max-width: 720px;
  padding-block: 24px;
  & > p {
    margin-top: 8px;
  }
  & > form {
    margin-top: 12px;
  }
  & li {
    padding-block: 4px 12px;
    border-bottom: 1px solid var(--line);
  }
  & .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 20px;
  }
  @media ${screenBelow.sm} {
    & .ways > button {
      flex: 1 0 100%;
      justify-content: start;
      text-align: start;
    }
  }
  & .said {
    display: block;
    min-height: 24px;
    margin-top: 8px;
  }
`;

const NONE: ConsentChoice = { preferences: false, analytics: false, marketing: false };
const ALL: ConsentChoice = { preferences: true, analytics: true, marketing: true };

const WORDS = {
  preferences: 'Consent.Preferences',
  analytics: 'Consent.Analytics',
  marketing: 'Consent.Marketing',
} as const satisfies Readonly<Record<ConsentCategory, string>>;

/** The shopper's answer; null while hydrating, because the server knows nothing of it. */
function useChoice(consent: ConsentService): ConsentChoice | null {
  const text = useSyncExternalStore(
    consent.subscribe,
    () => JSON.stringify(consent.choice),
    () => 'null',
  );
  return JSON.parse(text) as ConsentChoice | null;
}

/** What is stored and what for, to be agreed to, changed and taken back at any time (ANA-01). */
export function ConsentCentre() {
  const { consent } = useServices();
  const { t } = useTranslation();
  const choice = useChoice(consent);
  const [draft, setDraft] = useState<Partial<ConsentChoice>>({});
  const [said, setSaid] = useState(false);
  const shown = { ...NONE, ...choice, ...draft };
  const keep = (next: ConsentChoice) => {
    consent.choose(next);
    setDraft({});
    setSaid(true);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep(shown);
  };
  return (
    <Root aria-labelledby="consent">
      <Heading level={2} size="t1" id="consent">
        {t('Consent.Title')}
      </Heading>
      <p className="soft">{t(choice ? 'Consent.Kept' : 'Consent.Asked')}</p>
      <form onSubmit={submit} data-enhanced="">
        <ul>
          <li>
            <Checkbox label={t('Consent.Necessary')} help={t('Consent.NecessaryHelp')} checked disabled readOnly />
          </li>
          {CONSENT_CATEGORIES.map((category) => (
            <li key={category}>
              <Checkbox
                label={t(WORDS[category])}
                help={t(`${WORDS[category]}Help`)}
                checked={shown[category]}
                onChange={({ target }) => {
                  setSaid(false);
                  setDraft({ ...draft, [category]: target.checked });
                }}
              />
            </li>
          ))}
        </ul>
        <div className="ways">
          <Button type="submit">{t('Consent.Save')}</Button>
          <Button variant="outlined" onClick={() => keep(ALL)}>
            {t('Consent.All')}
          </Button>
          <Button variant="outlined" onClick={() => keep(NONE)}>
            {t('Consent.Withdraw')}
          </Button>
        </div>
        <output className="said soft">{said ? t('Consent.Saved') : ''}</output>
      </form>
    </Root>
  );
}
