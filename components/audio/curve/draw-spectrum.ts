import { frequencyAtShare } from '@/lib/audio/frequency-scale'
import { levelBetween, levelsOf } from './heard-levels'

/** Pixels from bar to bar, and the width of a bar. */
const PITCH = 8
const BAR = 5
const SHOWN = { low: -95, high: -25 } as const // dBFS

/** As bars, logarithmic from 20 Hz to 20 kHz, in the canvas's text colour. */
export function drawSpectrum(canvas: HTMLCanvasElement, analyser: AnalyserNode): void {
  const drawing = canvas.getContext('2d')
  if (!drawing) return
  const { clientWidth: width, clientHeight: height } = canvas
  fitToScreen(canvas, width, height)
  drawing.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0)
  drawing.clearRect(0, 0, width, height)
  drawing.fillStyle = getComputedStyle(canvas).color
  const levels = levelsOf(analyser)
  const binWidth = analyser.context.sampleRate / analyser.fftSize
  const binAt = (x: number) => frequencyAtShare(x / width) / binWidth
  drawing.beginPath()
  for (let x = 0, from = binAt(0); x < width; x += PITCH) {
    const to = binAt(x + PITCH)
    const level = levelBetween(levels, from, to)
    const share = Math.min(1, Math.max(0, (level - SHOWN.low) / (SHOWN.high - SHOWN.low)))
    drawing.rect(x, height * (1 - share), BAR, height * share)
    from = to
  }
  drawing.fill()
}

/** As many pixels as the screen has for these CSS pixels. @returns whether that has emptied the canvas */
export function fitToScreen(canvas: HTMLCanvasElement, width: number, height: number): boolean {
  const [wide, high] = [Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio)]
  if (canvas.width === wide && canvas.height === high) return false
  canvas.width = wide
  canvas.height = high
  return true
}
