'use client'

import { useState } from 'react'
import type { SceneName } from '@/lib/audio/scenes/scene'
import { INITIAL_VOLUME, type SamplePlayback, type Side } from './sample-playback'
import { SamplePosition } from './sample-position'
import type { SampleTexts } from './sample-texts'
import { SampleSpectrum } from './sample-spectrum'

interface SampleControlsProps {
  playback: SamplePlayback
  isPlaying: boolean
  texts: SampleTexts
}

/** What can be chosen while the sample plays: scene, side, volume; and what it looks like. */
export function SampleControls({ playback, isPlaying, texts }: SampleControlsProps) {
  return (
    <div className="grid gap-6">
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <div className="grid content-start gap-6">
          <SideSwitch playback={playback} texts={texts} />
          <VolumeField playback={playback} label={texts.volume} />
        </div>
        <SceneChoice playback={playback} texts={texts} />
      </div>
      <div className="grid gap-2">
        <SampleSpectrum analyser={playback.analyser} isPlaying={isPlaying} texts={texts} />
        <SamplePosition playback={playback} isPlaying={isPlaying} label={texts.position} />
      </div>
      <p className="text-sm text-muted">{texts.matched}</p>
    </div>
  )
}

function SceneChoice({ playback, texts }: Pick<SampleControlsProps, 'playback' | 'texts'>) {
  const [chosen, setChosen] = useState<SceneName>('steps')
  const choose = (name: SceneName) => {
    setChosen(name)
    void playback.showScene(name)
  }
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-sm font-semibold">{texts.scene}</legend>
      {texts.scenes.map(({ name, title, hint }) => (
        <label
          key={name}
          className="grid min-h-12 cursor-pointer grid-cols-[1.25rem_1fr] items-start gap-3 rounded-field border border-line px-3.5 py-2.5 hover:border-outline has-checked:border-accent has-checked:bg-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="szene"
            checked={name === chosen}
            onChange={() => choose(name)}
            className="mt-1 size-4 accent-accent outline-none"
          />
          <span className="grid text-sm">
            <span className="font-medium">{title}</span>
            <span className="text-muted">{hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function SideSwitch({ playback, texts }: Pick<SampleControlsProps, 'playback' | 'texts'>) {
  const [side, setSide] = useState<Side>('before')
  const hear = (next: Side) => {
    setSide(next)
    playback.hear(next)
  }
  return (
    <div role="group" aria-labelledby="vergleich-seiten" className="grid gap-2">
      <p id="vergleich-seiten" className="text-sm font-semibold">
        {texts.sides}
      </p>
      <div className="grid grid-cols-2 gap-2 rounded-field border border-line bg-ground p-1.5">
        {(['before', 'after'] as const).map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={side === one}
            onClick={() => hear(one)}
            className="min-h-12 rounded-field px-3 font-semibold text-muted transition-colors duration-150 hover:text-text aria-pressed:bg-accent aria-pressed:text-accent-ink"
          >
            {texts[one]}
          </button>
        ))}
      </div>
    </div>
  )
}

function VolumeField({ playback, label }: { playback: SamplePlayback; label: string }) {
  const [volume, setVolume] = useState(INITIAL_VOLUME)
  const change = (next: number) => {
    setVolume(next)
    playback.setVolume(next)
  }
  return (
    <label className="grid gap-2 text-sm font-semibold">
      {label}
      <input
        type="range"
        min="0"
        max="1"
        step="0.05"
        value={volume}
        aria-valuetext={`${Math.round(volume * 100)} %`}
        onChange={(event) => change(event.target.valueAsNumber)}
        className="h-6 w-full cursor-pointer accent-accent"
      />
    </label>
  )
}
