import { formatGain } from '@/components/audio/audio-format'
import { fillText } from '@/components/audio/fill-text'
import type { ListeningOutcome } from '@/lib/listening-test/procedure/outcome'
import type { ListeningTexts } from './listening-texts'

interface ResultPictureProps {
  outcome: Pick<ListeningOutcome, 'without' | 'with'>
  name: string
  texts: ListeningTexts['result']
}

const ROOM = 3 // dB on either side of what is drawn

/** Both thresholds with their intervals, on one scale; further left is softer. */
export function ResultPicture({ outcome, name, texts }: ResultPictureProps) {
  const rows = [
    [texts.without, outcome.without],
    [fillText(texts.with, { name }), outcome.with],
  ] as const
  const low = Math.min(...rows.map(([, row]) => row.low)) - ROOM
  const high = Math.max(...rows.map(([, row]) => row.high)) + ROOM
  const share = (dB: number) => `${((dB - low) / (high - low)) * 100}%`
  const said = { without: formatGain(outcome.without.dB), with: formatGain(outcome.with.dB), name }
  return (
    <figure className="grid gap-3">
      <svg role="img" aria-label={fillText(texts.picture, said)} className="hearing-picture">
        {rows.map(([label, row], index) => (
          <Row key={label} label={label} estimate={row} share={share} y={28 + index * 64} />
        ))}
      </svg>
      <figcaption className="text-sm">{texts.axis}</figcaption>
    </figure>
  )
}

interface RowProps {
  label: string
  estimate: ListeningOutcome['with']
  share: (dB: number) => string
  y: number
}

function Row({ label, estimate: { dB, low, high }, share, y }: RowProps) {
  return (
    <>
      <text x="0" y={y - 10} className="fill-current text-sm">
        {`${label}: ${formatGain(dB)}`}
      </text>
      <line x1="0" x2="100%" y1={y + 12} y2={y + 12} className="stroke-current opacity-30" />
      <line
        x1={share(low)}
        x2={share(high)}
        y1={y + 12}
        y2={y + 12}
        className="stroke-current"
        strokeWidth="6"
      />
      <circle cx={share(dB)} cy={y + 12} r="9" className="fill-current" />
    </>
  )
}
