import type { ComponentProps, ReactNode } from 'react'
import { BrokenRecords } from '@/components/ui/broken-records'
import { DataTable } from '@/components/ui/data-table'
import { EmptyState } from '@/components/ui/empty-state'
import { Pager } from '@/components/ui/pager'
import type { Listing } from '@/lib/core/listing'

interface DeskListProps<Row> {
  id: string
  title: string
  isTitleHidden?: boolean
  part: Listing<Row>
  none: { title: string; text: string }
  /** `linkTo`: the entries before a key. */
  pages: { label: string; first: string; next: string; isFirst: boolean; linkTo: (before?: string) => string }
  children?: ReactNode
  show: (rows: Row[]) => ReactNode
}

export function DeskList<Row>(props: DeskListProps<Row>) {
  const { id, title, isTitleHidden, part, none, pages, children, show } = props
  const { entries, broken, next } = part
  const { label, isFirst, linkTo } = pages
  return (
    <section aria-labelledby={id} className="grid min-w-0 gap-4">
      <h2 id={id} className={isTitleHidden ? 'sr-only' : 'text-xl'}>
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
    caption?: string
  }

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
