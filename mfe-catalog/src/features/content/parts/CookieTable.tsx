import { DataTable } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.section`
  padding-block: 24px;
  /* What is read, rather than names, has the room. */
  @media (min-width: 700px) {
    & table {
      table-layout: fixed;
    }
    & th:nth-child(1) {
      width: 28%;
      overflow-wrap: anywhere;
    }
    & th:nth-child(2) {
      width: 38%;
    }
    & th:nth-child(3) {
      width: 24%;
    }
  }
`;

/** Columns beside the entry's name. */
const COLUMNS = ['purpose', 'duration', 'kind'] as const;

/** What the site stores on a device, as a table with row headers. */
export function CookieTable({ part }: PartProps) {
  const { title = '', headings, rows = [] } = part;
  if (!headings) return null;
  return (
    <Root>
      <DataTable
        caption={title}
        corner={headings.name}
        columns={COLUMNS.map((id) => ({ id, label: headings[id] }))}
        rows={rows.map((row) => ({ id: row.name, header: row.name, cells: { ...row } }))}
      />
    </Root>
  );
}
