import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { suggestionAddress, suggestionsPage } from '@/components/desk/desk-pages'
import { SuggestionView } from '@/components/voting/desk/suggestion-view'
import { BrokenRecords } from '@/components/ui/broken-records'
import { requireAdmin } from '@/lib/account/session/require-user'
import { presets } from '@/lib/catalog/catalog'
import { store } from '@/lib/store/open-store'
import { viewSuggestion } from '@/lib/voting/list-suggestions'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

type Props = PageProps<'/admin/abstimmen/[suggestionId]'>

const admit = (id: string) => admitToDesk(suggestionAddress(id), requireAdmin)

const read = cache((id: string) => viewSuggestion(store(), id))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { suggestionId: id } = await params
  const visitor = await admit(id)
  const suggestion = 'refusal' in visitor ? null : await read(id)
  return metadataFor(visitor, {
    title: t('suggestion', { game: suggestion && suggestion !== 'broken' ? suggestion.game : id }),
    robots: { index: false },
  })
}

export default async function SuggestionPage({ params }: Props) {
  const { suggestionId: id } = await params
  const visitor = await admit(id)
  if ('refusal' in visitor) return visitor.refusal
  const suggestion = await read(id)
  if (!suggestion) notFound()
  const t = await getTranslations('voting.desk')
  const frame = { part: 'voting', user: visitor.admitted, path: suggestionAddress(id) } as const
  const about = { list: `${suggestionsPage}#vorschlaege`, back: t('back') }
  if (suggestion === 'broken') {
    return (
      <Desk {...frame} page="/admin/abstimmen/[suggestionId]" about={{ ...about, name: id }}>
        <BrokenRecords keys={[`suggestions/${id}`]} />
      </Desk>
    )
  }
  if (suggestion.mergedInto !== undefined) redirect(suggestionAddress(suggestion.mergedInto))
  return (
    <Desk
      {...frame}
      page="/admin/abstimmen/[suggestionId]"
      about={{ ...about, id: 'suggestion-title', name: suggestion.game }}
    >
      <SuggestionView
        suggestion={suggestion}
        presets={presets().map(({ id: value, name, game }) => ({ value, text: `${name} (${game})` }))}
      />
    </Desk>
  )
}
