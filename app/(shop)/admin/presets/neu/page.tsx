import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { SessionWatch } from '@/components/account/session-change'
import { PresetEditor } from '@/components/catalog/desk/preset-editor'
import { presetEditorTexts } from '@/components/catalog/desk/preset-editor-texts'
import { newPresetPage, presetsPage } from '@/components/catalog/desk/preset-query'
import { ShopLink } from '@/components/ui/shop-link'
import { requireAdmin } from '@/lib/account/session/require-user'
import type { Draft } from '@/lib/catalog/schema'
import { admitVisitor, metadataFor } from '../../../admit-visitor'

/** A preset needs at least one filter; this one changes nothing. */
const EMPTY: Draft = {
  name: '',
  game: '',
  aliases: [],
  tagline: '',
  description: '',
  headset: '',
  spatial: 'none',
  filters: [{ type: 'PK', fc: 1000, gain: 0, q: 1 }],
}

const admit = () => admitVisitor(newPresetPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('newPreset'), robots: { index: false } })
}

export default async function NewPresetPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const t = await getTranslations('admin.presets')
  return (
    <div className="page-width grid gap-10 py-10 sm:py-14">
      <SessionWatch uid={visitor.admitted.uid} path={newPresetPage} />
      <div className="grid gap-3">
        <ShopLink
          href={presetsPage}
          className="inline-flex min-h-11 items-center justify-self-start text-accent underline underline-offset-4"
        >
          {t('back')}
        </ShopLink>
        <h1 className="text-2xl">{t('newTitle')}</h1>
        <p className="text-width text-sm text-muted">{t('newText')}</p>
      </div>
      <PresetEditor
        preset={{ id: null, revision: 0, draft: EMPTY }}
        sale={null}
        texts={await presetEditorTexts(null)}
      />
    </div>
  )
}
