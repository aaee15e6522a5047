'use client'

import { useEffect, useState } from 'react'
import { nextTask } from '@/components/audio/playing/next-task'
import type { Headset } from '@/lib/headsets/schema'
import { correctionOf } from '@/lib/headsets/with-headset'
import { prepareStimulus } from '@/lib/listening-test/stimulus/prepare-stimulus'
import type { NoisePlace, Stimulus } from '@/lib/listening-test/stimulus/stimulus'
import type { Subject } from './subject'

/** Null until made, which takes about a second. A headset's correction is heard both without and with the preset. */
export function useStimulus(
  { scene, filters, worn }: Subject,
  noise: NoisePlace,
  headset: Headset | null,
): Stimulus | null {
  const [stimulus, setStimulus] = useState<Stimulus | null>(null)
  useEffect(() => {
    let isWanted = true
    const correction = headset ? correctionOf(headset) : []
    void prepareStimulus({ scene, noise, worn, filters, correction }, nextTask).then(
      (prepared) => isWanted && setStimulus(prepared),
    )
    return () => {
      isWanted = false
      setStimulus(null)
    }
  }, [scene, noise, worn, filters, headset])
  return stimulus
}
