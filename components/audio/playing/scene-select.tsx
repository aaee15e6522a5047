'use client'

import { sceneNames } from '@/lib/audio/scenes/scene'
import { player, usePlayer } from './player'
import type { SampleTexts } from './sample-texts'

export function SceneSelect({ id, texts }: { id: string; texts: SampleTexts }) {
  const { scene } = usePlayer()
  return (
    <label htmlFor={id} className="scene-select">
      <span className="sr-only">{texts.scene}</span>
      <select
        id={id}
        value={scene}
        onChange={(event) => {
          const chosen = sceneNames.find((name) => name === event.target.value)
          if (chosen) player.showScene(chosen)
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
