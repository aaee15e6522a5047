interface SideRadiosProps<One extends string> {
  name: string // of the radio group, unique on its page
  side: One
  sides: readonly One[]
  onHear: (side: One) => void
  legend: string
  labels: Readonly<Record<One, string>>
  className?: string
}

export function SideRadios<One extends string>({
  name,
  side,
  sides,
  onHear,
  legend,
  labels,
  className = '',
}: SideRadiosProps<One>) {
  return (
    <fieldset className={`side-switch ${className}`} data-sides={sides.length}>
      <legend className="sr-only">{legend}</legend>
      {sides.map((one) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            checked={side === one}
            onChange={() => onHear(one)}
            className="sr-only"
          />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  )
}
