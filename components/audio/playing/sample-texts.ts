import { getTranslations } from 'next-intl/server'
import { sceneNames, type SceneName } from '@/lib/audio/scenes/scene'

export async function playTexts() {
  const t = await getTranslations('audio.sample')
  return { play: t('play'), pause: t('pause'), loading: t('loading') }
}

export async function miniPlayerTexts() {
  const t = await getTranslations('audio.sample')
  const sides = { sides: t('sides'), before: t('before'), after: t('after'), headset: t('headset') }
  return { ...(await playTexts()), ...failureTexts(t), ...sides, player: t('player'), close: t('close') }
}

function failureTexts(t: Awaited<ReturnType<typeof getTranslations<'audio.sample'>>>) {
  return { unavailable: t('unavailable'), notLoaded: t('notLoaded') }
}

export async function strengthTexts() {
  const t = await getTranslations('audio.strength')
  return { legend: t('legend'), subtle: t('subtle'), normal: t('normal'), strong: t('strong') }
}

export async function sampleTexts(scenes: readonly SceneName[] = sceneNames) {
  const t = await getTranslations('audio.sample')
  return {
    ...(await playTexts()),
    ...failureTexts(t),
    scene: t('scene'),
    scenes: scenes.map((name) => ({ name, title: t(`scenes.${name}`), hint: t(`hints.${name}`) })),
    sides: t('sides'),
    before: t('before'),
    after: t('after'),
    headset: t('headset'),
    dynamics: t('dynamics'),
    dynamicsOnly: t('dynamicsOnly'),
    equal: t('equal'),
    equalAbout: t('equalAbout'),
    equalHow: t('equalHow'),
    headphones: t('headphones'),
    spaceBar: t('spaceBar'),
  }
}

export type SampleTexts = Awaited<ReturnType<typeof sampleTexts>>
