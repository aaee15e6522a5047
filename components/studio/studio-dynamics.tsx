'use client'

import { useState } from 'react'
import { formatDynamics } from '@/components/audio/audio-format'
import { DynamicsSwitch } from '@/components/audio/playing/dynamics-switch'
import { DYNAMICS_LIMITS, dynamicNames, usualDynamics, type Dynamics } from '@/lib/audio/dynamics/dynamics'
import { nearestValue } from '@/lib/studio/dynamics-text'
import { useStudio, useStudioState } from './use-studio'

/** Turns `Leises lauter` on and off, and has a slider for each of its values. */
export function StudioDynamics() {
  const { store, texts, say } = useStudio()
  const dynamics = useStudioState(({ history }) => history.present.dynamics)
  /** The values at the time when it was turned off. */
  const [last, setLast] = useState(usualDynamics)
  const turn = (isOn: boolean) => {
    if (dynamics) setLast(dynamics)
    store.even(isOn ? last : null)
    say(isOn ? texts.dynamics.on : texts.dynamics.off)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <DynamicsSwitch isOn={dynamics !== null} onChange={turn} text={texts.dynamics.title} />
        <p className="text-sm">{texts.dynamics.text}</p>
      </div>
      {dynamics && (
        <fieldset className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3 lg:grid-cols-5">
          <legend className="sr-only">{texts.dynamics.title}</legend>
          {dynamicNames.map((name) => (
            <DynamicsSlider key={name} name={name} dynamics={dynamics} />
          ))}
        </fieldset>
      )}
    </div>
  )
}

function DynamicsSlider({ name, dynamics }: { name: keyof Dynamics; dynamics: Dynamics }) {
  const { store, texts } = useStudio()
  const value = dynamics[name]
  const shown = formatDynamics(name, value)
  const { min, max, step } = DYNAMICS_LIMITS[name]
  return (
    <label className="grid min-w-0 grid-cols-1 text-sm">
      <span className="flex flex-wrap justify-between gap-x-2">
        <span>{texts.dynamics[name]}</span> <span className="number">{shown}</span>
      </span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={({ target }) =>
          store.even(
            { ...dynamics, [name]: nearestValue(name, target.valueAsNumber) },
            `${texts.dynamics.title} ${name}`,
          )
        }
        className="h-11 w-full min-w-0 cursor-pointer accent-current"
      />
    </label>
  )
}
