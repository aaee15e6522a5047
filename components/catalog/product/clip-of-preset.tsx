import { getMessages, getTranslations } from 'next-intl/server'
import type { ClipSoundKind } from '@/components/studio/clip/clip-stage'
import { clipTexts } from '@/components/studio/clip/clip-texts'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'
import { PresetClip } from './preset-clip'

/** Sounds without short parts. */
const LASTING: readonly FigureKind[] = ['tyres', 'voices']

export async function ClipOfPreset({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog.fit')
  const { id, name, filters } = preset
  const texts = clipTexts(await getMessages())
  return (
    <section
      id="mit-deinem-spiel"
      aria-label={texts.check}
      className="page-width grid grid-cols-1 gap-4 pb-5 text-sm"
    >
      <PresetClip
        preset={{ id, name, filters }}
        sounds={await soundsOf(preset)}
        texts={{
          clip: texts,
          fit: {
            keep: t('keep'),
            buy: t('buy'),
            included: t('included', { name }),
            ordered: t('ordered'),
            find: t('find'),
          },
        }}
      />
    </section>
  )
}

/** The sounds that a clip of a preset's game is searched for: those of its promise. */
export async function soundsOf(preset: Pick<Preset, 'figures'>): Promise<ClipSoundKind[]> {
  const t = await getTranslations('catalog.prominence.sounds')
  return figuresOf(preset).map(({ kind }) => ({ name: t(kind), isLasting: LASTING.includes(kind) }))
}
