import { missingRecordings, RECORDINGS } from '@/dev/recordings/read-recordings'
import { gainOf } from '@/lib/audio/prominence/judge'
import { bandFrames } from '@/lib/audio/spectrum/band-frames'
import { tunings } from '@/lib/catalog/figures/tunings'
import { programCatalog } from '@/lib/catalog/program-catalog'
import { fitClip, type ClipFit } from '@/lib/studio/clip/clip-fit'
import { problemOfClip } from '@/lib/studio/clip/problem-of-clip'
import { once, quantile, spreadOf } from './measuring/median'
import { recordedClip, type RecordedClip } from './measuring/recorded-clips'
import type { Goal, Row } from './measuring/report'

const CLIPS = 108
const EMPTY = 40
/** dB by which more may be said than is true, and from which on what is said must not be a loss. */
const MORE = 1.5
const SAID = 1
/** Seconds of clips of which most should be accepted. */
const USUAL = 30

interface Fitted {
  clip: RecordedClip
  fit: ClipFit | string
  seconds: number
}

/** Fits to clips whose parts are known, made of the recordings of free games. Takes about 20 minutes. */
export function measureClips(): Promise<Row[]> {
  const missing = missingRecordings()
  if (missing.length > 0) {
    process.stdout.write(`clips: ${RECORDINGS} has no ${missing.join(', ')}\n`)
    return Promise.resolve([])
  }
  const all = Array.from({ length: CLIPS }, (_, index) => fitted(recordedClip(index)))
  const usual = all.filter(({ clip }) => clip.seconds === USUAL)
  const found = all.flatMap(({ clip, fit }) => (typeof fit === 'string' ? [] : judged(clip, fit)))
  const empty = Array.from({ length: EMPTY }, (_, index) => fitted(recordedClip(index, true)))
  const trues = found.map((one) => one.known)
  const beside = found.filter(({ shop }) => shop !== null)
  return Promise.resolve([
    row('clips of 30 s accepted, %', { atLeast: 70 }, shareOf(usual, isAccepted), counted(usual)),
    row('said at most 1.5 dB more than is true, %', { atLeast: 95 }, shareOf(found, isTrue), counted(all)),
    row('a loss where more than 1 dB is said, %', { atMost: 3 }, shareOf(found, isLoss), ''),
    row('true gain, median, dB', { atLeast: 2.2 }, quantile(trues, 0.5), ''),
    row('true gain, lowest tenth, dB', { atLeast: 0.3 }, quantile(trues, 0.1), ''),
    row(
      "better than the shop's preset, %",
      { atLeast: 60 },
      shareOf(beside, ({ known, shop }) => known > (shop ?? 0)),
      `its own gain ${quantile(
        beside.map(({ shop }) => shop ?? 0),
        0.5,
      ).toFixed(1)} dB in the median`,
    ),
    row('clips without the sound accepted, %', { atMost: 5 }, shareOf(empty, isAccepted), counted(empty)),
    {
      name: 'search, s',
      goal: { atMost: 10 },
      value: spreadOf(all.filter(isAccepted).map(({ seconds }) => seconds)),
      detail: 'clips of 10 to 60 s',
    },
  ])
}

function fitted(clip: RecordedClip): Fitted {
  const frames = bandFrames([clip.samples])
  const start = performance.now()
  const fit = problemOfClip([clip.samples], frames) ?? fitClip(frames, clip.marks)
  return { clip, fit, seconds: (performance.now() - start) / 1000 }
}

function judged({ kind, truth }: RecordedClip, { filters, said }: ClipFit) {
  const preset = programCatalog.presets.find(({ game }) =>
    tunings.get(game)?.kinds.some((promised) => promised === kind),
  )
  return { said, known: gainOf(filters, truth), shop: preset ? gainOf(preset.filters, truth) : null }
}

type Judged = ReturnType<typeof judged>
const isTrue = ({ said, known }: Judged) => said <= known + MORE
const isLoss = ({ said, known }: Judged) => said > SAID && known < 0
const isAccepted = ({ fit }: Fitted) => typeof fit !== 'string'

/** Percent */
function shareOf<T>(all: readonly T[], is: (one: T) => boolean): number {
  return (100 * all.filter(is).length) / all.length
}

/** E.g. `54 accepted, 7 noGain`. */
function counted(all: readonly Fitted[]): string {
  const counts = new Map<string, number>()
  for (const { fit } of all) {
    const result = typeof fit === 'string' ? fit : 'accepted'
    counts.set(result, (counts.get(result) ?? 0) + 1)
  }
  return [...counts].map(([result, count]) => `${count} ${result}`).join(', ')
}

function row(name: string, goal: Goal, value: number, detail: string): Row {
  return { name, goal, value: once(value), detail }
}
