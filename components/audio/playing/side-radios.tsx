import type { Side } from './sample-playback'

export interface SideTexts {
  sides: string
  before: string
  after: string
  headset: string
}

interface SideRadiosProps {
  /** Name of the radio group, unique on its page. */
  name: string
  side: Side
  sides: readonly Side[]
  onHear: (side: Side) => void
  texts: SideTexts
  className?: string
}

/** Without or with a preset, or with it and the headset; arrow keys switch, as in any radio group. */
export function SideRadios({ name, side, sides, onHear, texts, className = '' }: SideRadiosProps) {
  return (
    <fieldset className={`side-switch ${className}`} data-sides={sides.length}>
      <legend className="sr-only">{texts.sides}</legend>
      {sides.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={side === one}
            onChange={() => onHear(one)}
            className="sr-only"
          />
          {texts[one]}
        </label>
      ))}
    </fieldset>
  )
}
