import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound, redirect } from 'next/navigation'
import { cache } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { suggestionAddress, suggestionsPage } from '@/components/desk/desk-pages'
import { SuggestionView } from '@/components/voting/desk/suggestion-view'
import { BrokenPage } from '@/components/ui/broken-records'
import { ShopLink } from '@/components/ui/shop-link'
import { requireAdmin } from '@/lib/account/session/require-user'
import { presets } from '@/lib/catalog/catalog'
import { store } from '@/lib/store/open-store'
import { viewSuggestion } from '@/lib/voting/list-suggestions'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

type Props = PageProps<'/admin/abstimmen/[suggestionId]'>

const admit = (id: string) => admitVisitor(suggestionAddress(id), requireAdmin)

/** Read once for page and title. */
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
  if (suggestion === 'broken') return <BrokenPage path={`suggestions/${id}`} />
  if (suggestion.mergedInto !== undefined) redirect(suggestionAddress(suggestion.mergedInto))
  const t = await getTranslations('voting.desk')
  return (
    <div className="page-width grid gap-12 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={suggestionAddress(id)} />
      <div className="grid gap-3">
        <ShopLink
          href={`${suggestionsPage}#vorschlaege`}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {t('back')}
        </ShopLink>
        <h1 id="suggestion-title" tabIndex={-1} className="text-2xl wrap-anywhere">
          {suggestion.game}
        </h1>
      </div>
      <SuggestionView
        suggestion={suggestion}
        presets={presets().map(({ id: value, name, game }) => ({ value, text: `${name} (${game})` }))}
      />
    </div>
  )
}
