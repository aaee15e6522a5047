'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { PlayButton } from '@/components/audio/playing/play-button'
import { player, usePlayer } from '@/components/audio/playing/player'
import type { SampleTexts } from '@/components/audio/playing/sample-texts'
import { SceneSelect } from '@/components/audio/playing/scene-select'
import type { Track } from '@/components/audio/playing/track'
import { useInstrument } from '@/components/audio/use-instrument'
import { useKeys } from '@/components/listening-test/use-keys'
import type { ComparedCurve } from './compared-presets'

export interface ComparedSoundTexts extends SampleTexts {
  title: string
  which: string
  keys: string
}

interface ComparedSoundProps {
  /** The first and the second preset. */
  pair: readonly [ComparedCurve, ComparedCurve]
  texts: ComparedSoundTexts
}

/** The player's id for both: one goes on where the other was. */
const COMPARED = 'vergleich'

/** Two presets on one scene: the other goes on at the same position. */
export function ComparedSound({ pair, texts }: ComparedSoundProps) {
  const [heard, hear] = useState<0 | 1>(0)
  const place = useRef<HTMLElement>(null)
  const scenes = useMemo(() => [...new Set(pair.flatMap((one) => one.scenes))], [pair])
  const track = useComparedTrack(pair[heard], scenes)

  const choose = (index: 0 | 1) => {
    hear(index)
    const { side, headset } = player.current()
    if (side === 'before') player.hear(headset ? 'headset' : 'after')
  }
  useKeys(place, (key) => {
    if (key === '1' || key === '2') choose(key === '1' ? 0 : 1)
  })
  return (
    <section ref={place} aria-label={texts.title} className="page-width grid gap-2">
      <div className="compared-sound">
        <PlayButton track={track} texts={texts} className="size-15" />
        <fieldset className="side-switch" data-sides="2">
          <legend className="sr-only">{texts.which}</legend>
          {pair.map(({ id, name }, index) => (
            <label key={id}>
              <input
                type="radio"
                name="gehört"
                checked={heard === index}
                onChange={() => choose(index === 0 ? 0 : 1)}
                className="sr-only"
              />
              {`${index + 1} ${name}`}
            </label>
          ))}
        </fieldset>
        <SceneSelect
          id="szene-vergleich"
          texts={{ ...texts, scenes: texts.scenes.filter(({ name }) => scenes.includes(name)) }}
        />
      </div>
      <Failure texts={texts} />
      <p className="text-sm text-muted pointer-coarse:hidden">{texts.keys}</p>
    </section>
  )
}

/** Lets the player follow what is chosen, and ends the sound with the page. */
function useComparedTrack({ name, filters, palette }: ComparedCurve, scenes: Track['scenes']): Track {
  const track = useMemo(
    () => ({ id: COMPARED, name, filters, palette, scenes }),
    [name, filters, palette, scenes],
  )
  useInstrument(track)
  useEffect(() => player.recompress(track), [track])
  useEffect(
    () => () => {
      if (player.current().track?.id === COMPARED) player.stop()
    },
    [],
  )
  return track
}

function Failure({ texts }: { texts: ComparedSoundTexts }) {
  const { track, failure } = usePlayer()
  return (
    <p role="alert" className="text-sm font-semibold empty:hidden">
      {track?.id === COMPARED && failure && texts[failure]}
    </p>
  )
}
