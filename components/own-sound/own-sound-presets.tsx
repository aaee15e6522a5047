import { getTranslations } from 'next-intl/server'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { Preset } from '@/lib/catalog/schema'
import { OwnSoundControls } from './own-sound-controls'

export async function OwnSoundPresets({ presets }: { presets: readonly Preset[] }) {
  const t = await getTranslations('catalog.prominence.sounds')
  const tracks = presets.map((preset) => {
    const { id, name, game, filters, dynamics } = preset
    const [first] = figuresOf(preset)
    const target = first?.band && { ...first.band, name: t(first.kind) }
    return { trackId: id, name: `${name} (${game})`, filters, dynamics, target }
  })
  if (tracks.length === 0) return null
  const own = await getTranslations('ownSound')
  return (
    <section id="live-anhoeren" aria-label={own('title')} className="page-width pb-5 text-sm">
      <OwnSoundControls tracks={tracks} />
    </section>
  )
}
