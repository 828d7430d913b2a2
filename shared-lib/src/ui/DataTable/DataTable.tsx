import type { ReactNode } from 'react';

import { Root } from './dataTableStyle';

export interface DataColumn {
  readonly id: string;
  readonly label: ReactNode;
  /** The label again in plain words, for the stacked form on small screens. */
  readonly shortLabel?: string;
  readonly numeric?: boolean;
  /** One value stands for all rows: that of the first, across them. */
  readonly shared?: boolean;
}

export interface DataRow {
  readonly id: string;
  /** Row header: R or L, an order number. */
  readonly header: ReactNode;
  /** By column id. */
  readonly cells: Readonly<Record<string, ReactNode>>;
}

export interface DataTableProps {
  readonly caption: ReactNode;
  readonly captionHidden?: boolean | undefined;
  /** Heading over the row headers; hidden words when it is not to be seen. */
  readonly corner: string;
  readonly cornerHidden?: boolean | undefined;
  readonly columns: readonly DataColumn[];
  readonly rows: readonly DataRow[];
  /** Below 700 px each row becomes a group with its labels repeated; on unless the table is small enough. */
  readonly stacks?: boolean | undefined;
}

/** A real table with row headers. */
export function DataTable({
  caption,
  captionHidden,
  corner,
  cornerHidden,
  columns,
  rows,
  stacks = true,
}: DataTableProps) {
  return (
    <Root data-stacks={stacks ? '' : undefined}>
      <table>
        <caption className={captionHidden ? 'vh' : undefined}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{cornerHidden ? <span className="vh">{corner}</span> : corner}</th>
            {columns.map(({ id, label, numeric }) => (
              <th key={id} scope="col" data-numeric={numeric ? '' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, header, cells }, index) => (
            <tr key={id}>
              <th scope="row">{header}</th>
              {columns.map(({ id: column, label, shortLabel, numeric, shared }) =>
                shared && index > 0 ? null : (
                  <td
                    key={column}
                    rowSpan={shared ? rows.length : undefined}
                    data-label={shortLabel ?? (typeof label === 'string' ? label : undefined)}
                    data-numeric={numeric ? '' : undefined}
                  >
                    {cells[column]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Root>
  );
}
