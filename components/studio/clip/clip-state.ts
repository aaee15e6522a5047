import type { Filter } from '@/lib/audio/filter'
import type { OwnSoundProblem } from '@/lib/own-sound/problem'
import type { ClipMark, ClipProblem } from '@/lib/studio/clip/clip'
import type { ClipPicture } from '@/lib/studio/clip/picture-of'
import type { ClipSide } from './clip-sound'
import type { ClipFigures } from './clip-worker'

export interface ClipPreset {
  id: string
  name: string
  filters: readonly Filter[]
}

export interface ClipState {
  step: 'empty' | 'asking' | 'recording' | 'reading' | 'ready' | 'searching'
  name: string
  seconds: number
  picture: ClipPicture | null
  marks: readonly ClipMark[]
  proposed: readonly ClipMark[]
  isRestored: boolean
  problem: ClipProblem | null
  refused: OwnSoundProblem | null
  progress: number
  dropped: readonly ClipMark[]
  found: { filters: readonly Filter[]; figures: ClipFigures } | null
  preset: ClipPreset | null
  /** dB by which the marked sound stands out with the preset; null before a search. */
  presetGain: number | null
  takenAs: number | null
  isPlaying: boolean
  side: ClipSide
}

export const noClip: ClipState = {
  step: 'empty',
  name: '',
  seconds: 0,
  picture: null,
  marks: [],
  proposed: [],
  isRestored: false,
  problem: null,
  refused: null,
  progress: 0,
  dropped: [],
  found: null,
  preset: null,
  presetGain: null,
  takenAs: null,
  isPlaying: false,
  side: 'before',
}
