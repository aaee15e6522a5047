import { frequencyAtShare } from '@/lib/audio/frequency-scale'

/** Pixels from bar to bar, and the width of a bar. */
const PITCH = 8
const BAR = 5
/** The range shown, in dBFS. */
const SHOWN = { low: -95, high: -25 } as const

/** Draws an analyser's spectrum as bars, logarithmic from 20 Hz to 20 kHz, in the canvas's text colour. */
export function drawSpectrum(canvas: HTMLCanvasElement, analyser: AnalyserNode): void {
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const { clientWidth: width, clientHeight: height } = canvas
  fitToScreen(canvas, drawing, width, height)
  drawing.clearRect(0, 0, width, height)
  drawing.fillStyle = getComputedStyle(canvas).color
  const levels = new Float32Array(analyser.frequencyBinCount)
  analyser.getFloatFrequencyData(levels)
  const binWidth = analyser.context.sampleRate / analyser.fftSize
  const binAt = (x: number) => frequencyAtShare(x / width) / binWidth
  drawing.beginPath()
  for (let x = 0; x < width; x += PITCH) {
    const level = levelBetween(levels, binAt(x), binAt(x + PITCH))
    const share = Math.min(1, Math.max(0, (level - SHOWN.low) / (SHOWN.high - SHOWN.low)))
    drawing.rect(x, height * (1 - share), BAR, height * share)
  }
  drawing.fill()
}

/** The highest level (dBFS) in a range of bins; interpolated in the bass, where a bar is narrower than a bin. */
export function levelBetween(levels: Float32Array, from: number, to: number): number {
  if (to - from >= 1) {
    let highest = -Infinity
    for (let bin = Math.floor(from); bin < Math.floor(to); bin += 1)
      highest = Math.max(highest, levels[bin] ?? -Infinity)
    return highest
  }
  const share = from % 1
  const [below = SHOWN.low, above = SHOWN.low] = levels.subarray(Math.floor(from), Math.floor(from) + 2)
  return Math.max(SHOWN.low, below) * (1 - share) + Math.max(SHOWN.low, above) * share
}

function fitToScreen(
  canvas: HTMLCanvasElement,
  drawing: CanvasRenderingContext2D,
  width: number,
  height: number,
): void {
  const scale = devicePixelRatio
  const [wide, high] = [Math.round(width * scale), Math.round(height * scale)]
  if (canvas.width === wide && canvas.height === high) return
  canvas.width = wide
  canvas.height = high
  drawing.setTransform(scale, 0, 0, scale, 0, 0)
}
