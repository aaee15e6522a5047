import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { PresetEditor } from '@/components/catalog/desk/preset-editor'
import { PresetGifts } from '@/components/catalog/desk/preset-gifts'
import { PresetPreview } from '@/components/catalog/desk/preset-preview'
import {
  presetAddress,
  presetQuery,
  presetsPage,
  presetViews,
  type PresetView,
} from '@/components/catalog/desk/preset-query'
import { PresetState } from '@/components/catalog/desk/preset-columns'
import { BrokenRecords } from '@/components/ui/broken-records'
import { LinkTabs } from '@/components/ui/link-tabs'
import { requireAdmin } from '@/lib/account/session/require-user'
import { draftOf, previewOf, soundOf } from '@/lib/catalog/editing/draft-of'
import { figuresFor } from '@/lib/catalog/editing/figures-for'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { deskGifts } from '@/lib/delivery/gifts/desk-gifts'
import { readOr } from '@/lib/store/reading/read-or'
import { store } from '@/lib/store/open-store'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'
import { plannedText, shownSalePrice, shownSeo } from '@/components/catalog/desk/shown-preset'

type Props = PageProps<'/admin/presets/[id]'>

const admit = (id: string) => admitToDesk(presetAddress(id), requireAdmin)
const read = cache((id: string) => readOr(readPreset(store(), id), 'broken'))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  const { id } = await params
  const visitor = await admit(id)
  const preset = 'refusal' in visitor ? null : await read(id)
  const name = preset && preset !== 'broken' ? draftOf(preset).name : id
  return metadataFor(visitor, { title: t('preset', { name }), robots: { index: false } })
}

export default async function PresetDeskPage({ params, searchParams }: Props) {
  const { id } = await params
  const visitor = await admit(id)
  if ('refusal' in visitor) return visitor.refusal
  const preset = await read(id)
  if (!preset) notFound()
  const t = await getTranslations('admin.presets')
  const frame = { part: 'presets', user: visitor.admitted, path: presetAddress(id) } as const
  const about = { list: presetsPage, back: t('back') }
  if (preset === 'broken') {
    return (
      <Desk {...frame} page="/admin/presets/[id]" about={{ ...about, name: id }}>
        <BrokenRecords keys={[`presets/${id}`]} />
      </Desk>
    )
  }
  const { view, giftsBefore } = presetQuery(id).read(await searchParams)
  const { published, revision } = preset
  const sale = published
    ? {
        price: published.price,
        active: published.active,
        version: published.version,
        salePrice: await shownSalePrice(preset.salePrice),
        sound: soundOf(published),
      }
    : null
  const draft = draftOf(preset)
  const tab = (which: PresetView) => ({
    href: presetAddress(id, which),
    text: t(`views.${which}`),
    isCurrent: which === view,
  })
  return (
    <Desk {...frame} page="/admin/presets/[id]" about={{ ...about, name: draft.name }}>
      <PresetState preset={preset} />
      <LinkTabs label={t('viewsLabel')} tabs={presetViews.map(tab)} />
      {view === 'preview' && <PresetPreview preset={previewOf(preset, await figuresFor(draft, published))} />}
      {view === 'gifts' && (
        <PresetGifts
          presetId={id}
          given={await deskGifts(store(), id, giftsBefore)}
          isFirst={giftsBefore === undefined}
        />
      )}
      {view === 'edit' && (
        <PresetEditor
          preset={{ id, revision, draft }}
          sale={sale}
          planned={await plannedText(preset)}
          page={{ slug: preset.slug ?? id, seo: await shownSeo(preset) }}
          scenes={await namedScenes()}
        />
      )}
    </Desk>
  )
}
