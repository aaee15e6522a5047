/** Heights in units of the picture: all else, the sound without, and by how much one dB raises it. */
const HEIGHT = 120
const REST = 84
const SOUND = 36
const PER_DB = 8
const GROUPS = [10, 150]

/**
 * Without and with: a wide column that stays, and a narrow one beside it that grows. To stand above the sentence that says so.
 * @param props.gain dB by which the sound stands out with the preset
 */
export function ProminencePicture({ gain }: { gain: number }) {
  return (
    <svg aria-hidden="true" viewBox={`0 0 260 ${HEIGHT}`} className="w-full max-w-md text-accent">
      <path d={`M0 ${HEIGHT - 1}H260`} className="stroke-outline" />
      {GROUPS.map((left, index) => {
        const sound = SOUND + index * gain * PER_DB
        return (
          <g key={left}>
            <rect x={left} y={HEIGHT - REST} width="60" height={REST} className="fill-line" />
            <rect x={left + 68} y={HEIGHT - sound} width="24" height={sound} fill="currentColor" />
          </g>
        )
      })}
    </svg>
  )
}
