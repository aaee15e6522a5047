import { getMessages, getTranslations } from 'next-intl/server'
import { clipTexts } from '@/components/studio/clip/clip-texts'
import type { Preset } from '@/lib/catalog/schema'
import { soundsOf } from './clip-sounds-of'
import { PresetClip } from './preset-clip'

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
