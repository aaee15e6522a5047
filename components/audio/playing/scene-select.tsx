'use client'

import type { SceneName } from '@/lib/audio/scenes/scene'
import { player, usePlayer } from './player'
import type { SampleTexts } from './sample-texts'

export function SceneSelect({ id, texts }: { id: string; texts: SampleTexts }) {
  const { scene } = usePlayer()
  const shown = shownScene(texts, scene)
  if (texts.scenes.length === 1)
    return (
      <p className="scene-select flex min-h-12 items-center font-semibold">
        <span className="sr-only">{texts.scene}: </span>
        {shown?.title}
      </p>
    )
  return (
    <label htmlFor={id} className="scene-select">
      <span className="sr-only">{texts.scene}</span>
      <select
        id={id}
        value={shown?.name}
        onChange={(event) => {
          const chosen = texts.scenes.find(({ name }) => name === event.target.value)
          if (chosen) player.showScene(chosen.name)
        }}
      >
        {texts.scenes.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The chosen one or the first. */
export function shownScene({ scenes }: Pick<SampleTexts, 'scenes'>, chosen: SceneName | null) {
  return scenes.find(({ name }) => name === chosen) ?? scenes[0]
}
