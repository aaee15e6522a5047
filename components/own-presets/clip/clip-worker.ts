import type { Filter } from '@/lib/audio/filter'
import { powerFactors, UNFILTERED } from '@/lib/audio/prominence/prominence'
import { weightedProminence } from '@/lib/audio/prominence/preset-figures'
import type { WeightedMaterial } from '@/lib/audio/prominence/weighted'
import { bandFrames, type BandFrames } from '@/lib/audio/spectrum/band-frames'
import type { ClipMark, ClipProblem } from '@/lib/studio/clip/clip'
import { clipFilters } from '@/lib/studio/clip/clip-filters'
import { clipMaterial } from '@/lib/studio/clip/clip-material'
import { condensedBed } from '@/lib/studio/clip/condensed-bed'
import { pictureOf, type ClipPicture } from '@/lib/studio/clip/picture-of'
import { problemOfClip } from '@/lib/studio/clip/problem-of-clip'
import { proposeMarks } from '@/lib/studio/clip/propose-marks'

/** Requests of the page; each brings the port for its answer. */
export type ClipRequest =
  | { ask: 'read'; channels: readonly Float32Array[] }
  | { ask: 'search'; marks: readonly ClipMark[]; correction: readonly Filter[] }
  | { ask: 'figures'; filters: readonly Filter[]; correction: readonly Filter[] }

/** By how many dB the marked sound stands out with filters, and by how many dB the whole clip gets louder. */
export interface ClipFigures {
  inBed: number
  inPinkNoise: number
  louder: number
}

export type ClipAnswer =
  | { problem: ClipProblem }
  | { picture: ClipPicture; proposed: readonly ClipMark[] }
  | { filters: readonly Filter[]; figures: ClipFigures }

let frames: BandFrames = []
let material: WeightedMaterial | undefined

addEventListener('message', ({ data, ports: [port] }: MessageEvent<ClipRequest>) =>
  port?.postMessage(answerTo(data)),
)

function answerTo(request: ClipRequest): ClipAnswer {
  if (request.ask === 'read') return read(request.channels)
  if (request.ask === 'search') {
    const marked = clipMaterial(frames, request.marks, request.correction)
    if (typeof marked === 'string') return { problem: marked }
    material = marked
    const filters = clipFilters(marked)
    return { filters, figures: figuresOf(marked, filters, request.correction) }
  }
  if (!material) return { problem: 'failed' }
  return { filters: request.filters, figures: figuresOf(material, request.filters, request.correction) }
}

function read(channels: readonly Float32Array[]): ClipAnswer {
  frames = bandFrames(channels)
  material = undefined
  const problem = problemOfClip(channels, frames)
  return problem ? { problem } : { picture: pictureOf(frames), proposed: proposeMarks(frames) }
}

function figuresOf(
  marked: WeightedMaterial,
  filters: readonly Filter[],
  correction: readonly Filter[],
): ClipFigures {
  const { inBed = 0, inPinkNoise = 0 } = weightedProminence(filters, marked)[0] ?? {}
  const [through, own] = [powerFactors(correction), powerFactors(filters)]
  const loudness = condensedBed(
    frames.map((powers) => powers.map((power, band) => power * (through[band] ?? 1))),
  )
  return { inBed, inPinkNoise, louder: loudness(own) - loudness(UNFILTERED) }
}
