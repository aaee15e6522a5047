interface StepPictureProps {
  /** Of the window. */
  title: string
  lines: readonly string[]
  /** Index of the line that is pressed. */
  press: number
  isTicked?: boolean
  isTouched?: boolean
}

/** Drawing units. */
const WIDTH = 320
const BAR = 36
const LINE = 40
const EDGE = 6
/** From the tip down, so that the frame does not cut it. */
const POINTER = 36

/** A drawn window. The text beside it says the same. */
export function StepPicture({ title, lines, press, isTicked = false, isTouched = false }: StepPictureProps) {
  const height = BAR + lines.length * LINE + 2 * EDGE
  const top = (index: number) => BAR + EDGE + index * LINE
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="step-picture max-w-96">
      <rect
        x="1"
        y="1"
        width={WIDTH - 2}
        height={height - 2}
        rx="8"
        className="fill-surface stroke-outline"
      />
      <path d={`M1 ${BAR}H${WIDTH - 1}`} className="stroke-outline" />
      {[0, 1, 2].map((dot) => (
        <circle key={dot} cx={WIDTH - 20 - dot * 18} cy={BAR / 2} r="4" className="fill-outline" />
      ))}
      <text x="16" y={BAR / 2} dy="0.35em" className="fill-muted" fontSize="14">
        {title}
      </text>
      {lines.map((line, index) => (
        <g key={line} className={index === press ? 'step-press' : 'fill-muted'}>
          {index === press && <rect x={EDGE} y={top(index)} width={WIDTH - 2 * EDGE} height={LINE} rx="5" />}
          {isTicked && <TickBox y={top(index) + LINE / 2} isTicked={index === press} />}
          <text x={isTicked ? 50 : 20} y={top(index) + LINE / 2} dy="0.35em" fontSize="16">
            {line}
          </text>
        </g>
      ))}
      {isTouched ? (
        <circle cx={WIDTH - 56} cy={top(press) + LINE / 2} r="13" className="step-pointer" />
      ) : (
        <Pointer x={WIDTH - 64} y={Math.min(top(press) + LINE / 2, height - POINTER)} />
      )}
    </svg>
  )
}

function TickBox({ y, isTicked }: { y: number; isTicked: boolean }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2">
      <path d={`M20 ${y - 9}h18v18h-18z`} />
      {isTicked && <path d={`M24 ${y}l4 5 7 -10`} strokeWidth="3" />}
    </g>
  )
}

function Pointer({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 4}v28l7 -6 5 11 5 -2 -5 -11h9z`} className="step-pointer" />
}
