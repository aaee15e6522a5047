import { getTranslations } from 'next-intl/server'
import { sceneNames, type SceneName } from '@/lib/audio/scenes/scene'

export interface NamedScene {
  name: SceneName
  title: string
  hint: string
}

export async function namedScenes(scenes: readonly SceneName[] = sceneNames): Promise<NamedScene[]> {
  const t = await getTranslations('audio.sample')
  return scenes.map((name) => ({ name, title: t(`scenes.${name}`), hint: t(`hints.${name}`) }))
}
