import type { Side } from './sample-playback'

export type SideTexts = { sides: string } & Readonly<Record<Side, string>>

interface SideRadiosProps<One extends string> {
  name: string // of the radio group, unique on its page
  side: One
  sides: readonly One[]
  onHear: (side: One) => void
  texts: { sides: string } & Readonly<Record<One, string>>
  className?: string
}

export function SideRadios<One extends string>({
  name,
  side,
  sides,
  onHear,
  texts,
  className = '',
}: SideRadiosProps<One>) {
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
