'use client'

import { useTranslations } from '@/components/ui/texts/use-translations'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { player, usePlayer } from './player'
import type { NamedScene } from './named-scenes'

export function SceneSelect({ id, scenes }: { id: string; scenes: readonly NamedScene[] }) {
  const t = useTranslations('audio.sample')
  const { scene } = usePlayer()
  const shown = shownScene(scenes, scene)
  if (scenes.length === 1)
    return (
      <p className="scene-select flex min-h-12 items-center font-semibold">
        <span className="sr-only">{t('scene')}: </span>
        {shown?.title}
      </p>
    )
  return (
    <label htmlFor={id} className="scene-select">
      <span className="sr-only">{t('scene')}</span>
      <select
        id={id}
        value={shown?.name}
        onChange={(event) => {
          const chosen = scenes.find(({ name }) => name === event.target.value)
          if (chosen) player.showScene(chosen.name)
        }}
      >
        {scenes.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The chosen one or the first. */
export function shownScene(scenes: readonly NamedScene[], chosen: SceneName | null) {
  return scenes.find(({ name }) => name === chosen) ?? scenes[0]
}
