import type { Side } from './sample-playback'

export interface SideTexts {
  sides: string
  before: string
  after: string
}

interface SideRadiosProps {
  /** Name of the radio group, unique on its page. */
  name: string
  side: Side
  onHear: (side: Side) => void
  texts: SideTexts
  className?: string
}

const order: readonly Side[] = ['before', 'after']

/** Without or with a preset; arrow keys switch, as in any radio group. */
export function SideRadios({ name, side, onHear, texts, className = '' }: SideRadiosProps) {
  return (
    <fieldset className={`side-switch ${className}`}>
      <legend className="sr-only">{texts.sides}</legend>
      {order.map((one) => (
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
