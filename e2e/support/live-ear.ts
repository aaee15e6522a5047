import type { Page } from '@playwright/test'

/** Observes what a page plays and which tracks it opens. */
export interface Ear {
  /** Output levels in dB at these frequencies in Hz. */
  levelsAt: (frequencies: readonly number[]) => Promise<number[]>
  /** All tracks the page was ever given, e.g. `audio live`. */
  tracks: () => Promise<string[]>
  /** Suspends the audio as a browser does during a call, for example. */
  pause: () => Promise<void>
}

/** In dB: whatever a preset takes from a sound, its level stays above this; silence is far below. */
export const AUDIBLE = -80

/** Taps the output device and the browser's recordings; call it before opening the page. */
export async function listenTo(page: Page): Promise<Ear> {
  await page.addInitScript(putEar)
  return {
    levelsAt: (frequencies) => page.evaluate((asked) => levelsAt(asked), frequencies),
    tracks: () => page.evaluate(() => givenTracks.map(({ kind, readyState }) => `${kind} ${readyState}`)),
    pause: () => page.evaluate(() => pauseSound()),
  }
}

declare global {
  var levelsAt: (frequencies: readonly number[]) => number[]
  var givenTracks: MediaStreamTrack[]
  var pauseSound: () => Promise<void>
}

function putEar(): void {
  const SIZE = 32_768
  let ear: AnalyserNode | undefined
  const { connect } = AudioNode.prototype
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode) {
      ear = new AnalyserNode(this.context, { fftSize: SIZE, smoothingTimeConstant: 0 })
      Reflect.apply(connect, this, [ear])
    }
    return Reflect.apply(connect, this, to)
  } as typeof connect
  globalThis.levelsAt = (frequencies) => {
    if (ear?.context.state !== 'running') return frequencies.map(() => -Infinity)
    const levels = new Float32Array(ear.frequencyBinCount)
    ear.getFloatFrequencyData(levels)
    const width = ear.context.sampleRate / SIZE
    return frequencies.map((frequency) => {
      const bin = Math.round(frequency / width)
      return Math.max(...levels.subarray(bin - 2, bin + 3))
    })
  }
  globalThis.pauseSound = async () => {
    if (ear?.context instanceof AudioContext) await ear.context.suspend()
  }
  globalThis.givenTracks = []
  for (const name of ['getDisplayMedia', 'getUserMedia'] as const) {
    const open = MediaDevices.prototype[name]
    MediaDevices.prototype[name] = async function (this: MediaDevices, wanted) {
      const stream: MediaStream = await Reflect.apply(open, this, [wanted])
      givenTracks.push(...stream.getTracks())
      return stream
    }
  }
}
