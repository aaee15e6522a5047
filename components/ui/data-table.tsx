import type { ReactNode } from 'react'

interface Column<Row> {
  key: string
  header: string
  /** `end` for figures. */
  align?: 'end'
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  caption: string
  /** Where a heading above says the same. */
  isCaptionHidden?: boolean
  /** The first names its row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/**
 * A table; on a narrow screen each row is a card in which every value has its header before it. The roles are written
 * out because a table that is laid out otherwise loses its own.
 */
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
