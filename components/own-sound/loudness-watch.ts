import { preampOf } from '@/lib/audio/preamp'
import type { Filter } from '@/lib/audio/filter'
import type { TargetBand } from '@/lib/audio/prominence/target-band'
import {
  balanceOf,
  hearLoudness,
  type Balance,
  type HeardPiece,
  type Tuning,
} from '@/lib/own-sound/loudness-balance'
import { standsOutBy, weighPiece } from '@/lib/own-sound/stands-out'
import type { OwnSound } from './own-sound'
import type { OwnSoundTrack } from './own-sound-props'

const EVERY = 500 // ms
const PIECES = 60 // half a minute, so that a shot or a pause does not change the loudness

/** By the recent sound. */
export class LoudnessWatch {
  gains: Balance | null = null
  private pieces: HeardPiece[] = []
  private weighed: Float64Array[] = [] // the same pieces, as they come in
  private preset: Tuning
  private whole: Tuning | null
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    private readonly sound: OwnSound,
    track: OwnSoundTrack,
  ) {
    this.preset = tuningOf(track.filters, track.preamp)
    this.whole = track.whole ? tuningOf(track.whole) : null
    sound.compress(track.dynamics)
    this.timer = setInterval(() => this.measure(), EVERY)
  }

  tune(track: OwnSoundTrack): void {
    this.preset = tuningOf(track.filters, track.preamp)
    this.whole = track.whole ? tuningOf(track.whole) : null
    this.pieces = []
    this.sound.tune(this.preset, this.whole)
    this.sound.compress(track.dynamics)
  }

  /** dB with the preset; null until known. */
  standsOut(band: TargetBand): number | null {
    return standsOutBy(this.weighed, this.preset.filters, band)
  }

  close(): void {
    clearInterval(this.timer)
  }

  private measure(): void {
    const piece = this.sound.piece()
    this.weighed = [...this.weighed, weighPiece(piece)].slice(-PIECES)
    const plain = hearLoudness(piece, this.preset, this.whole)
    const compressed = this.sound.compressedPiece()
    const evened = compressed ? hearLoudness(compressed, this.preset, this.whole) : plain
    this.pieces = [...this.pieces, { plain, evened }].slice(-PIECES)
    const gains = balanceOf(this.pieces)
    if (!gains) return
    this.gains = gains
    this.sound.balance(gains)
  }
}

function tuningOf(filters: readonly Filter[], preamp = preampOf(filters)): Tuning {
  return { filters, preamp }
}
