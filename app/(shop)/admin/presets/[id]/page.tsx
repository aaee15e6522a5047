import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { SessionWatch } from '@/components/account/session-change'
import { PresetEditor } from '@/components/catalog/desk/preset-editor'
import { presetEditorTexts } from '@/components/catalog/desk/preset-editor-texts'
import { PresetPreview } from '@/components/catalog/desk/preset-preview'
import { presetAddress, presetsPage, readPresetView } from '@/components/catalog/desk/preset-query'
import { PresetState } from '@/components/catalog/desk/preset-columns'
import { BrokenPage } from '@/components/ui/broken-records'
import { LinkTabs } from '@/components/ui/link-tabs'
import { ShopLink } from '@/components/ui/shop-link'
import { requireAdmin } from '@/lib/account/session/require-user'
import { draftOf, previewOf } from '@/lib/catalog/editing/draft-of'
import { readPreset } from '@/lib/catalog/showing/read-presets'
import { readOr } from '@/lib/store/reading/read-or'
import { store } from '@/lib/store/open-store'
import { admitVisitor, metadataFor } from '@/app/(shop)/admit-visitor'

type Props = PageProps<'/admin/presets/[id]'>

const admit = (id: string) => admitVisitor(presetAddress(id), requireAdmin)
/** Read once for page and title. */
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
  if (preset === 'broken') return <BrokenPage path={`presets/${id}`} />
  const view = readPresetView(await searchParams)
  const t = await getTranslations('admin.presets')
  const { published, revision } = preset
  const sale = published
    ? { price: published.price, active: published.active, version: published.version }
    : null
  const draft = draftOf(preset)
  const tab = (which: typeof view) => ({
    href: presetAddress(id, which),
    text: t(`views.${which}`),
    isCurrent: which === view,
  })
  return (
    <div className="grid gap-10 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={presetAddress(id)} />
      <div className="page-width grid gap-3">
        <ShopLink
          href={presetsPage}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {t('back')}
        </ShopLink>
        <h1 className="text-2xl wrap-anywhere">{draft.name}</h1>
        <PresetState preset={preset} />
        <LinkTabs label={t('viewsLabel')} tabs={[tab('edit'), tab('preview')]} />
      </div>
      {view === 'preview' ? (
        <PresetPreview preset={previewOf(preset)} />
      ) : (
        <div className="page-width">
          <PresetEditor preset={{ id, revision, draft }} sale={sale} texts={await presetEditorTexts(sale)} />
        </div>
      )}
    </div>
  )
}
