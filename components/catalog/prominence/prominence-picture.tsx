/** In units of the picture: its height, the heights of all other sound and of the sound without the preset, and per dB. */
const HEIGHT = 120
const REST = 84
const SOUND = 36
const PER_DB = 8
const GROUPS = [10, 150]

/**
 * The sound without and with the preset: a wide column that stays the same, and a narrow one beside it that grows. Belongs
 * above the sentence that says the same.
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
