import type { ReactNode } from 'react'
import { LinkTabs } from '@/components/ui/link-tabs'
import type { Listing } from '@/lib/core/listing'
import { DeskList } from './desk-list'
import type { StateQuery, stateQuery } from './list-query'

type Word = 'title' | 'text' | 'tabsLabel' | 'none' | 'noneText' | 'pages' | 'first' | 'next'

interface StateListProps<Row, State extends string> {
  id: string
  part: Listing<Row>
  query: StateQuery<State>
  states: ReturnType<typeof stateQuery<State>>
  t: (word: Word | `states.${NoInfer<State>}`) => string
  show: (row: Row) => ReactNode
}

export function StateList<Row, State extends string>(props: StateListProps<Row, State>) {
  const { id, part, query, states, t, show } = props
  const { status, before } = query
  const tabs = states.tabs.map((tab) => ({
    href: states.address({ status: tab }),
    text: t(`states.${tab}`),
    isCurrent: tab === status,
  }))
  return (
    <DeskList
      id={id}
      title={t('title')}
      isTitleHidden
      part={part}
      none={{ title: t('none'), text: t('noneText') }}
      pages={{
        label: t('pages'),
        first: t('first'),
        next: t('next'),
        isFirst: before === undefined,
        linkTo: (next) => states.address({ status, before: next }),
      }}
      show={(rows) => <div className="[&>article:first-child]:border-t-0">{rows.map(show)}</div>}
    >
      <p className="text-width text-sm text-muted">{t('text')}</p>
      <LinkTabs label={t('tabsLabel')} tabs={tabs} />
    </DeskList>
  )
}
