import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { namedScenes } from '@/components/audio/playing/named-scenes'
import { PresetEditor } from '@/components/catalog/desk/preset-editor'
import { newPresetPage, presetsPage } from '@/components/catalog/desk/preset-query'
import { requireAdmin } from '@/lib/account/session/require-user'
import type { Draft } from '@/lib/catalog/schema'
import { metadataFor } from '../../../../admit-visitor'
import { admitToDesk, Desk } from '../../desk-frame'

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

const admit = () => admitToDesk(newPresetPage, requireAdmin)

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin.titles')
  return metadataFor(await admit(), { title: t('newPreset'), robots: { index: false } })
}

export default async function NewPresetPage() {
  const visitor = await admit()
  if ('refusal' in visitor) return visitor.refusal
  const t = await getTranslations('admin.presets')
  return (
    <Desk
      page="/admin/presets/neu"
      part="presets"
      user={visitor.admitted}
      path={newPresetPage}
      about={{ name: t('newTitle'), list: presetsPage, back: t('back') }}
    >
      <p className="text-width text-sm text-muted">{t('newText')}</p>
      <PresetEditor
        preset={{ id: null, revision: 0, draft: EMPTY }}
        sale={null}
        scenes={await namedScenes()}
      />
    </Desk>
  )
}
