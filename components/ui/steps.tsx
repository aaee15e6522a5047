interface StepsProps {
  label: string
  steps: readonly string[]
  /** Zero-based. */
  current: number
}

export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol aria-label={label} className="steps">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === current ? 'step' : undefined}
          data-done={index < current ? '' : undefined}
        >
          <span className="number">{index + 1}</span> {step}
        </li>
      ))}
    </ol>
  )
}
