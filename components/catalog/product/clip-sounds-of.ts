import { getTranslations } from 'next-intl/server'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'

/** Sounds without short parts. */
const LASTING: readonly FigureKind[] = ['tyres', 'voices']

/** What a clip of a preset's game is searched for. */
export async function soundsOf(preset: Pick<Preset, 'figures'>): Promise<ClipSoundKind[]> {
  const t = await getTranslations('catalog.prominence.sounds')
  return figuresOf(preset).map(({ kind }) => ({ name: t(kind), isLasting: LASTING.includes(kind) }))
}
