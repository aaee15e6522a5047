import type { ReactNode } from 'react'
import { formatCents } from '@/lib/core/money'

interface Column<Row> {
  key: string
  header: string
  align?: 'end'
  cell: (row: Row) => ReactNode
}

export function numberColumn<Row>(key: string, header: string, cell: Column<Row>['cell']): Column<Row> {
  return { key, header, align: 'end', cell }
}

export function moneyColumn<Row>(key: string, header: string, centsOf: (row: Row) => number): Column<Row> {
  return numberColumn(key, header, (row) => formatCents(centsOf(row)))
}

interface DataTableProps<Row> {
  caption: string
  /** For a caption that repeats the heading above. */
  isCaptionHidden?: boolean
  /** The first holds the row's header. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** On a narrow screen each row becomes a labelled card. Explicit roles: a table laid out as cards loses its own. */
export function DataTable<Row>({ caption, isCaptionHidden, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table role="table" className="data-table">
      <caption className={isCaptionHidden ? 'sr-only' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, header, align }) => (
            <th key={key} role="columnheader" scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row">
            {columns.map(({ key, header, align, cell }, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              const meaning = index === 0 ? ({ role: 'rowheader', scope: 'row' } as const) : { role: 'cell' }
              return (
                <Cell key={key} {...meaning} data-label={header} data-align={align}>
                  <div>{cell(row)}</div>
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
