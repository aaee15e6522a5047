import type { ComponentProps, ReactNode } from 'react'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'

interface DeskListProps<Row> {
  /** Of the section, for addresses that lead to it. */
  id: string
  title: string
  /** The part of the list that is shown. */
  part: Listing<Row>
  /** What is said where there is nothing. */
  none: { title: string; text: string }
  /** The ways on: their words, and the address of the part before a key. */
  pages: { label: string; first: string; next: string; isFirst: boolean; linkTo: (before?: string) => string }
  /** What stands above the list. */
  children?: ReactNode
  show: (rows: Row[]) => ReactNode
}

/** A part of a list at the desk, with what cannot be read of it, and the ways on. */
export function DeskList<Row>({ id, title, part, none, pages, children, show }: DeskListProps<Row>) {
  const { entries, broken, next } = part
  const { label, isFirst, linkTo } = pages
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {children}
      <BrokenRecords keys={broken} />
      {entries.length > 0 && show(entries)}
      {entries.length + broken.length === 0 && <EmptyState heading="h3" {...none} />}
      <Pager
        label={label}
        first={isFirst ? undefined : { href: linkTo(), text: pages.first }}
        next={next === null ? undefined : { href: linkTo(next), text: pages.next }}
      />
    </section>
  )
}

type DeskTableProps<Row> = Omit<DeskListProps<Row>, 'show'> &
  Pick<ComponentProps<typeof DataTable<Row>>, 'columns' | 'rowKey'> & {
    /** Where the title does not say what the table shows. */
    caption?: string
  }

/** The same with a row for each. */
export function DeskTable<Row>({ columns, rowKey, caption, ...list }: DeskTableProps<Row>) {
  const show = (rows: Row[]) => (
    <DataTable
      caption={caption ?? list.title}
      isCaptionHidden
      columns={columns}
      rows={rows}
      rowKey={rowKey}
    />
  )
  return <DeskList {...list} show={show} />
}
