import { getMessages, getTranslations } from 'next-intl/server'
import { ClipCheck } from '@/components/studio/clip/clip-check'
import { clipTexts } from '@/components/studio/clip/clip-texts'
import { figuresOf } from '@/lib/catalog/figures/figures-of'
import type { FigureKind } from '@/lib/catalog/figures/schema'
import type { Preset } from '@/lib/catalog/schema'

/** Sounds without short parts. */
const LASTING: readonly FigureKind[] = ['tyres', 'voices']

export async function ClipOfPreset({ preset }: { preset: Preset }) {
  const t = await getTranslations('catalog.prominence.sounds')
  const { id, name, filters } = preset
  const texts = clipTexts(await getMessages())
  const sounds = figuresOf(preset).map(({ kind }) => ({ name: t(kind), isLasting: LASTING.includes(kind) }))
  return (
    <section
      id="mit-deinem-spiel"
      aria-label={texts.check}
      className="page-width grid grid-cols-1 gap-4 pb-5 text-sm"
    >
      <ClipCheck label={texts.check} texts={texts} preset={{ id, name, filters }} sounds={sounds} />
    </section>
  )
}
