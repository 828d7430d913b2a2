import type { LoadResult, LoadServices, PageModule, PageProps, PageRequest } from '@sightline/shared-lib/contracts';
import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, SearchRow, TextField, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.main`
  padding: 64px var(--margin) 0;
  min-height: 50vh;
  & > .line {
    height: 1.5px;
    margin: 32px calc(-1 * var(--margin));
    background: var(--sight);
  }
  /* Tiles have forms and lines of their own. */
  & > form {
    max-width: 34em;
    margin-top: 32px;
  }
  & > .again {
    margin-top: 24px;
  }
  & > .on > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 28px;
  }
  & > .on {
    margin-top: 32px;
  }
  & > p {
    max-width: 34em;
    color: var(--ink-2);
    text-wrap: pretty;
  }
`;

const STATUS = { 'not-found': 404, 'internal-error': 500, courtesy: 418 } as const;
type StatusKind = keyof typeof STATUS;

interface StatusData {
  readonly kind: StatusKind;
}

/** Pages of failures say so in their status; only the courtesy page, asked for by its own address, is an ordinary one (ROUTE-08). */
function statusOf(kind: StatusKind, request: PageRequest): number {
  return kind === 'courtesy' && !hasFailed(request) ? 200 : STATUS[kind];
}

/** Another page was asked for, and may come the next time. */
const hasFailed = ({ params }: PageRequest): boolean => params['failed'] === 'true';

function load(request: PageRequest, { t }: LoadServices): Promise<LoadResult<StatusData>> {
  const kind: StatusKind =
    request.kind === 'courtesy' || request.kind === 'internal-error' ? request.kind : 'not-found';
  return Promise.resolve({
    outcome: 'page',
    status: statusOf(kind, request),
    head: { title: `${t(`Shell.Status.${kind}.Title`)} | Sightline`, robots: 'noindex' },
    data: { kind },
    cache: 'private',
  });
}

const SECTIONS = { sections: true };

/** Where to continue without anything that has to be loaded. */
function Places() {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  return (
    <ul>
      <li>
        <TextLink href={navigation.localise('/eyeglasses')}>{t('Shell.Status.Eyeglasses')}</TextLink>
      </li>
      <li>
        <TextLink href={navigation.localise('/sunglasses')}>{t('Shell.Status.Sunglasses')}</TextLink>
      </li>
      {site.config.isStoreLocatorEnabled ? (
        <li>
          <TextLink href={navigation.href({ page: 'store-locator' })}>{t('Shell.FindStore')}</TextLink>
        </li>
      ) : null}
    </ul>
  );
}

/** What happened, a search, and places to continue (look, section 9); an address that leads nowhere shows what is in demand as well. */
function StatusPage({ data, request }: PageProps<StatusData>) {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  return (
    <Root id="main" tabIndex={-1}>
      <h1 className="d2">{t(`Shell.Status.${data.kind}.Title`)}</h1>
      <div className="line" />
      <p>{t(`Shell.Status.${data.kind}.Text`)}</p>
      {hasFailed(request) ? (
        <ButtonLink className="again" variant="outlined" href={request.url}>
          {t('Shell.TryAgain')}
        </ButtonLink>
      ) : null}
      {data.kind === 'courtesy' ? <p>{t('Shell.HelpPhone', { phone: site.config.servicePhone })}</p> : null}
      {site.config.isProductSearchEnabled && data.kind !== 'courtesy' ? (
        <form action={navigation.href({ page: 'search' })} method="get">
          <SearchRow submit={t('Shell.Search')}>
            <TextField label={t('Shell.SearchHint')} name="q" type="search" />
          </SearchRow>
        </form>
      ) : null}
      <div className="on">
        {data.kind === 'not-found' ? (
          <Fragment name="search.startAgain" props={SECTIONS} fallback={<Places />} />
        ) : (
          <Places />
        )}
      </div>
    </Root>
  );
}

export const statusPage: PageModule<StatusData> = { load, Page: StatusPage };
