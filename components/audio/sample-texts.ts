import { getTranslations } from 'next-intl/server'
import { sceneNames } from '@/lib/audio/scenes/scene'

/** The texts of the listening sample, for its part in the browser. */
export async function sampleTexts() {
  const t = await getTranslations('audio.sample')
  return {
    play: t('play'),
    pause: t('pause'),
    loading: t('loading'),
    unavailable: t('unavailable'),
    notLoaded: t('notLoaded'),
    scene: t('scene'),
    scenes: sceneNames.map((name) => ({ name, title: t(`scenes.${name}`), hint: t(`hints.${name}`) })),
    sides: t('sides'),
    before: t('before'),
    after: t('after'),
    volume: t('volume'),
    position: t('position'),
    spectrum: t('spectrum'),
    stopSpectrum: t('stopSpectrum'),
    showSpectrum: t('showSpectrum'),
    matched: t('matched'),
  }
}

export type SampleTexts = Awaited<ReturnType<typeof sampleTexts>>
