import { getTranslations } from 'next-intl/server'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'
import { PresetClip } from './preset-clip'

/** Sounds without short parts. */
const LASTING: readonly FigureKind[] = ['tyres', 'voices']

export async function ClipOfPreset({ preset }: { preset: Preset }) {
  const { id, name, filters } = preset
  const t = await getTranslations('ownPresets.clip')
  return (
    <section
      id="mit-deinem-spiel"
      aria-label={t('check')}
      className="page-width grid grid-cols-1 gap-4 pb-5 text-sm"
    >
      <PresetClip preset={{ id, name, filters }} sounds={await soundsOf(preset)} />
    </section>
  )
}

/** The sounds that a clip of a preset's game is searched for: those of its promise. */
export async function soundsOf(
  preset: Pick<Preset, 'figures'>,
): Promise<(ClipSoundKind & { kind: FigureKind })[]> {
  const t = await getTranslations('catalog.prominence.sounds')
  return figuresOf(preset).map(({ kind }) => ({ kind, name: t(kind), isLasting: LASTING.includes(kind) }))
}
