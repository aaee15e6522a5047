import { preampOf } from '@/lib/audio/preamp'
import type { MatchedGains } from '@/lib/audio/match-loudness'
import { balanceOf, hearLoudness, type HeardLoudness } from '@/lib/live/loudness-balance'
import type { LiveSound } from './live-sound'
import type { LiveTrack } from './live-props'

/** ms */
const EVERY = 500
/** Half a minute, so that a shot or a pause does not change the loudness. */
const PIECES = 60

/** Keeps both sides equally loud, based on the recent sound. */
export class LoudnessWatch {
  gains: MatchedGains | null = null
  private pieces: HeardLoudness[] = []
  private preamp: number
  private readonly timer: ReturnType<typeof setInterval>

  constructor(
    private readonly sound: LiveSound,
    private track: LiveTrack,
  ) {
    this.preamp = track.preamp ?? preampOf(track.filters)
    this.timer = setInterval(() => this.measure(), EVERY)
  }

  tune(track: LiveTrack): void {
    this.track = track
    this.preamp = track.preamp ?? preampOf(track.filters)
    this.pieces = []
    this.sound.tune(track.filters, this.preamp)
  }

  close(): void {
    clearInterval(this.timer)
  }

  private measure(): void {
    const heard = hearLoudness(this.sound.piece(), this.track.filters, this.preamp)
    this.pieces = [...this.pieces, heard].slice(-PIECES)
    const gains = balanceOf(this.pieces)
    if (!gains) return
    this.gains = gains
    this.sound.balance(gains)
  }
}
