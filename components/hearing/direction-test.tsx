'use client'

import { useEffect, useRef, useState } from 'react'
import { fillText } from '@/components/audio/fill-text'
import { Button } from '@/components/ui/button'
import { directionOutcomeOf } from '@/lib/hearing/direction/direction-outcome'
import {
  azimuths,
  DIRECTION_TRIALS,
  directionAnswered,
  startedDirectionRun,
  type Azimuth,
  type DirectionState,
} from '@/lib/hearing/direction/direction-run'
import type { Stimulus } from '@/lib/hearing/stimulus/stimulus'
import type { Headset } from '@/lib/headsets/schema'
import type { HearingTexts } from './hearing-texts'
import type { Subject } from './subject'
import { useKeys } from './use-keys'
import { useSound } from './trial-sound'
import { useStimulus } from './use-stimulus'

interface DirectionTestProps {
  subject: Subject
  headset: Headset | null
  texts: HearingTexts['direction']
  onFail: () => void
}

/** Whether direction suffers: where is the sound, without and with the preset, blind? */
export function DirectionTest({ subject, headset, texts, onFail }: DirectionTestProps) {
  const stimulus = useStimulus(subject, headset)
  if (!stimulus) return <p role="status">{texts.making}</p>
  return <DirectionRun {...{ stimulus, texts, onFail }} name={subject.name} />
}

interface DirectionRunProps extends Pick<DirectionTestProps, 'texts' | 'onFail'> {
  stimulus: Stimulus
  name: string
}

function DirectionRun({ stimulus, texts, name, onFail }: DirectionRunProps) {
  const [run, setRun] = useState(() =>
    startedDirectionRun(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
  )
  const [isAsking, setAsking] = useState(false)
  const asked = useRef(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const sound = useSound()
  const outcome = directionOutcomeOf(run)
  const isDone = outcome !== null
  useEffect(() => heading.current?.focus(), [isDone])

  const play = async ({ next }: DirectionState) => {
    if (!next) return
    setAsking(false)
    try {
      if (!(await sound.play(stimulus.directionSound(next)))) return
    } catch {
      return onFail()
    }
    asked.current = performance.now()
    setAsking(true)
  }
  const answer = (choice: Azimuth) => {
    if (!isAsking) return
    const after = directionAnswered(run, { choice, ms: Math.round(performance.now() - asked.current) })
    setRun(after)
    void play(after)
  }
  useKeys(place, (key) => {
    const azimuth = azimuths[Number(key) - 1]
    if (azimuth) answer(azimuth)
  })

  const percent = (share: number) => Math.round(share * 100)
  if (outcome)
    return (
      <div className="grid gap-3">
        <h3 ref={heading} tabIndex={-1} className="text-2xl">
          {fillText(texts[outcome.verdict], { name })}
        </h3>
        <p className="text-width">
          {fillText(texts.shares, {
            without: percent(outcome.without.share),
            with: percent(outcome.with.share),
            low: percent(outcome.difference.low),
            high: percent(outcome.difference.high),
          })}
        </p>
      </div>
    )
  const done = run.answered.length
  return (
    <div ref={place} className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-2xl">
        {texts.title}
      </h3>
      <p className="text-width">{texts.text}</p>
      <progress className="progress-bar" aria-label={texts.title} value={done} max={DIRECTION_TRIALS} />
      <div role="group" aria-label={texts.title} className="hearing-directions">
        {azimuths.map((azimuth, index) => (
          <Button
            key={azimuth}
            tone="secondary"
            aria-disabled={!isAsking}
            aria-keyshortcuts={String(index + 1)}
            onClick={() => answer(azimuth)}
          >
            {texts.azimuths[azimuth]}
          </Button>
        ))}
      </div>
      <Button className="justify-self-start" onClick={() => void play(run)}>
        {done === 0 ? texts.play : texts.again}
      </Button>
    </div>
  )
}
