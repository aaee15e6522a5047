import type { Filter } from '@/lib/audio/filter'
import { gainOf } from '@/lib/audio/prominence/judge'
import { louderBy, powerFactors } from '@/lib/audio/prominence/prominence'
import type { SoundSet } from '@/lib/audio/prominence/sound-set'
import { weightedTenths } from '@/lib/audio/prominence/weighted'
import { bandFrames, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import type { ClipMark, ClipProblem } from '@/lib/studio/clip/clip'
import { fitMarks, hearMarks, saidBy } from '@/lib/studio/clip/clip-fit'
import { pictureOf, type ClipPicture } from '@/lib/studio/clip/picture-of'
import { problemOfClip } from '@/lib/studio/clip/problem-of-clip'
import { proposeMarks } from '@/lib/studio/clip/propose-marks'

/** Each brings the port for its answer. */
export type ClipRequest =
  | { ask: 'read'; channels: readonly Float32Array[] }
  | { ask: 'search'; marks: readonly ClipMark[]; correction: readonly Filter[] }
  | { ask: 'figures'; filters: readonly Filter[]; correction: readonly Filter[]; sounds: SoundSet }
  | { ask: 'preset'; filters: readonly Filter[]; correction: readonly Filter[]; sounds: SoundSet | null }

/** dB: by which the marked sound stands out at least, and by which the whole clip gets louder. */
export interface ClipFigures {
  said: number
  louder: number
}

/** Measured at the marks that were kept; other filters are judged by them. */
interface Heard {
  kept: readonly ClipMark[]
  sounds: SoundSet
}

export type ClipAnswer =
  | { problem: ClipProblem; heard?: Heard }
  | { picture: ClipPicture; proposed: readonly ClipMark[] }
  | { filters: readonly Filter[]; figures: ClipFigures; heard?: Heard }
  /** Null before anything was heard at marks. */
  | { gain: number | null; louder: number }
  | { progress: number }

type Answer = (answer: ClipAnswer) => void

let frames: BandFrames = []

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ClipRequest>) => {
  const answer: Answer = (one) => port?.postMessage(one)
  answer(answerTo(data, answer))
})

function answerTo(request: ClipRequest, report: Answer): ClipAnswer {
  if (request.ask === 'read') return read(request.channels)
  const { correction } = request
  if (request.ask === 'search') return search(request.marks, correction, report)
  const { filters, sounds } = request
  const louder = louderWith(filters, correction)
  if (request.ask === 'preset') return { gain: sounds && gainOf(filters, sounds), louder }
  return { filters, figures: { said: saidBy(filters, request.sounds), louder } }
}

function read(channels: readonly Float32Array[]): ClipAnswer {
  frames = bandFrames(channels)
  const problem = problemOfClip(channels, frames)
  return problem ? { problem } : { picture: pictureOf(frames), proposed: proposeMarks(frames) }
}

function search(marks: readonly ClipMark[], correction: readonly Filter[], report: Answer): ClipAnswer {
  const heard = hearMarks(frames, marks, correction)
  if (typeof heard === 'string') return { problem: heard }
  const fit = fitMarks(heard, (progress) => report({ progress }))
  if (typeof fit === 'string') return { problem: fit, heard }
  const { filters, said } = fit
  return { filters, figures: { said, louder: louderWith(filters, correction) }, heard }
}

function louderWith(filters: readonly Filter[], correction: readonly Filter[]): number {
  const through = powerFactors(correction)
  const worn = frames.map((powers) => powers.map((power, band) => power * (through[band] ?? 1)))
  return louderBy(weightedTenths(worn), powerFactors(filters))
}
