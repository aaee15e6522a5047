interface StepsProps {
  /** Says what the steps lead to. */
  label: string
  steps: readonly string[]
  /** The index of the step one is at, from 0. */
  current: number
}

/** Where one is on a way of several steps. */
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
