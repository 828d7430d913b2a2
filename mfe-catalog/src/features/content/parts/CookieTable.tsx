import { DataTable } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { PartProps } from '../contentPart';

const Root = styled.section`
  padding-block: 24px;
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
