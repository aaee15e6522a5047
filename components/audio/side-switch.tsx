'use client'

import { player } from './player'
import type { Side } from './sample-playback'
import { usePlayer } from './use-player'

export interface SideTexts {
  sides: string
  before: string
  after: string
}

const order: readonly Side[] = ['before', 'after']

/** Without or with the preset, at the same place of the sound; arrow keys switch, as in any group of radio buttons. */
export function SideSwitch({
  name,
  texts,
  className = '',
}: {
  name: string
  texts: SideTexts
  className?: string
}) {
  const { side } = usePlayer()
  return (
    <fieldset className={`side-switch ${className}`}>
      <legend className="sr-only">{texts.sides}</legend>
      {order.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={side === one}
            onChange={() => player.hear(one)}
            className="sr-only"
          />
          {texts[one]}
        </label>
      ))}
    </fieldset>
  )
}
